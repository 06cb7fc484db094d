import { defineConfig } from 'vitest/config'

// The application's settings in the shell must not affect the tests.
for (const name of Object.keys(process.env)) {
  if (/^(APP_|SMTP_|MAIL_|AI_|BETTER_AUTH_)/.test(name)) delete process.env[name]
}

// Passwords are hashed slowly on purpose.
export default defineConfig({
  test: { globalSetup: 'test/database.ts', testTimeout: 30_000, silent: 'passed-only' },
})
