import { MongoClient } from 'mongodb'
import { env } from '../env.ts'

const client = new MongoClient(env.DATABASE_URL || 'mongodb://localhost:27017/app', {
  serverSelectionTimeoutMS: 3000,
})

export const db = client.db()

export const isReachable = () =>
  db.command({ ping: 1 }).then(
    () => true,
    () => false,
  )

export const close = () => client.close()
