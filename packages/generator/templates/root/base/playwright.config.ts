import { defineConfig } from '@playwright/test'

/** Ports and a database of their own: the app of development may run meanwhile, and its data stay as they are. */
export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  // A server that has just started answers its first requests slowly.
  expect: { timeout: 20_000 },
  use: {
    // {{#if hasFrontend}}
    baseURL: 'http://127.0.0.1:3999',
    // {{/if}}
    // {{#if next}}
    baseURL: 'http://localhost:{{webPort}}',
    // {{/if}}
    trace: 'retain-on-failure',
    // A browser that is installed already, in place of Playwright's.
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
  webServer: {
    command: 'npm run build && npm run migrate --if-present && npm start',
    // {{#if hasFrontend}}
    url: 'http://127.0.0.1:3999/api/health',
    // {{/if}}
    // {{#if next}}
    url: 'http://localhost:{{webPort}}/api/health',
    // {{/if}}
    timeout: 600_000,
    // Without it, the database would not be closed.
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
      // Empty: the embedded database, in a folder of its own.
      DATABASE_URL: process.env.E2E_DATABASE_URL || '',
      EMBEDDED_FOLDER: '.data/e2e',
      // {{/if}}
      // {{#if remote}}
      DATABASE_URL: process.env.E2E_DATABASE_URL || 'postgresql://app:app@localhost:5432/app_e2e',
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
