import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { env, isProduction } from '../env.ts'

// The library reads it from the environment only.
if (!isProduction) process.env.FIRESTORE_EMULATOR_HOST ??= 'localhost:8085'

// The key is read from GOOGLE_APPLICATION_CREDENTIALS; the emulator of FIRESTORE_EMULATOR_HOST needs none.
export const db = getFirestore(initializeApp({ projectId: env.FIREBASE_PROJECT_ID }))

const PATIENCE = 3000

export const isReachable = () =>
  Promise.race([
    db.listCollections().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref()),
  ])

export const close = () => db.terminate()
