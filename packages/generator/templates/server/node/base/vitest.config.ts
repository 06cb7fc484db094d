import { defineConfig } from 'vitest/config'

// The tests are the same wherever they run: settings of the application that the shell has do not count.
for (const name of Object.keys(process.env)) {
  if (/^(APP_|SMTP_|MAIL_|AI_|BETTER_AUTH_)/.test(name)) delete process.env[name]
}

// Passwords are hashed slowly on purpose.
export default defineConfig({
  test: { globalSetup: 'test/database.ts', testTimeout: 30_000, silent: 'passed-only' },
})
