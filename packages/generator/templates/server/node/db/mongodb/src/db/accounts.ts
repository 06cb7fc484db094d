import { mongodbAdapter } from 'better-auth/adapters/mongodb'
import { db } from './client.ts'

export const accounts = mongodbAdapter(db, { transaction: false })
