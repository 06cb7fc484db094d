// {{#if remoteSupabase}}
import { existsSync } from 'node:fs'
// {{/if}}
import { defineConfig } from '@playwright/test'

// {{#if remoteSupabase}}
/** The address of the database `app_e2e` on the server of the application's database. */
function databaseBeside(): string {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const url = new URL(process.env.DATABASE_URL || 'postgresql://postgres:postgres@127.0.0.1:54322/postgres')
  url.pathname = '/app_e2e'
  return url.href
}

// {{/if}}
/** The test has its own port and database, so it does not affect the development app or its data. */
export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  // A server that has just started responds slowly to its first requests.
  expect: { timeout: 20_000 },
  use: {
    // {{#if hasFrontend}}
    baseURL: 'http://127.0.0.1:3999',
    // {{/if}}
    // {{#if next}}
    baseURL: 'http://localhost:{{webPort}}',
    // {{/if}}
    trace: 'retain-on-failure',
    // An installed browser to use instead of Playwright's.
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
  webServer: {
    // {{#if remoteSupabase}}
    command: 'node e2e/create-database.mjs && npm run build && npm run migrate --if-present && npm start',
    // {{/if}}
    // {{#unless remoteSupabase}}
    command: 'npm run build && npm run migrate --if-present && npm start',
    // {{/unless}}
    // {{#if hasFrontend}}
    url: 'http://127.0.0.1:3999/api/health',
    // {{/if}}
    // {{#if next}}
    url: 'http://localhost:{{webPort}}/api/health',
    // {{/if}}
    timeout: 600_000,
    // Otherwise, the database would not be closed.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      APP_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '3999',
      // {{#if next}}
      API_ORIGIN: 'http://127.0.0.1:3999',
      // {{/if}}
      // {{#if sqlite}}
      DATABASE_URL: process.env.E2E_DATABASE_URL || 'sqlite:data/e2e.db',
      // {{/if}}
      // {{#if embedded}}
      // Empty: the embedded database, in its own folder.
      DATABASE_URL: process.env.E2E_DATABASE_URL || '',
      EMBEDDED_FOLDER: '.data/e2e',
      // {{/if}}
      // {{#if remotePostgres}}
      DATABASE_URL: process.env.E2E_DATABASE_URL || 'postgresql://app:app@localhost:5432/app_e2e',
      // {{/if}}
      // {{#if remoteSupabase}}
      DATABASE_URL: process.env.E2E_DATABASE_URL || databaseBeside(),
      // {{/if}}
      // {{#if mysql}}
      DATABASE_URL: process.env.E2E_DATABASE_URL || 'mysql://app:app@localhost:3306/app_e2e',
      // {{/if}}
      // {{#if mongodb}}
      DATABASE_URL: process.env.E2E_DATABASE_URL || 'mongodb://localhost:27017/app_e2e',
      // {{/if}}
      // {{#if redis}}
      DATABASE_URL: process.env.E2E_DATABASE_URL || 'redis://localhost:6379/14',
      // {{/if}}
      // {{#if firebase}}
      FIREBASE_PROJECT_ID: 'demo-e2e',
      FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST || 'localhost:8085',
      // {{/if}}
    },
  },
})
