import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const PROJECT = 'demo-test'

/** The tests have their own project in the Firestore emulator, which isolates projects. */
export default async function setup() {
  const file = existsSync('../.env') ? parseEnv(readFileSync('../.env', 'utf8')) : {}
  if ([process.env, file].some((settings) => settings.FIREBASE_PROJECT_ID === PROJECT))
    throw new Error(
      `The tests would use "${PROJECT}", the database of the application: set FIREBASE_PROJECT_ID to another one.`,
    )
  const emulator = process.env.FIRESTORE_EMULATOR_HOST || file.FIRESTORE_EMULATOR_HOST || 'localhost:8085'
  process.env.FIREBASE_PROJECT_ID = PROJECT
  process.env.FIRESTORE_EMULATOR_HOST = emulator
  const { close, isReachable } = await import('../src/db/client.ts')
  const reachable = await isReachable()
  await close()
  if (!reachable)
    throw new Error(`The tests need Firestore's emulator, which cannot be reached at ${emulator}.`)
}
