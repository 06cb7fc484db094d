import { defineConfig } from 'vitest/config'

// Passwords are hashed slowly on purpose.
export default defineConfig({ test: { globalSetup: 'test/database.ts', testTimeout: 30_000 } })
