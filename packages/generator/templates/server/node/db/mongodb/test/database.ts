import { separateDatabase } from './separate.ts'

/** The tests have their own database, which MongoDB creates with the first document. */
export default async function setup() {
  const usual = 'mongodb://localhost:27017/app'
  const { url, name } = separateDatabase(usual, (own) => `${own}_test`, { unnamed: 'test' })
  process.env.DATABASE_URL = url
  const { close, isReachable } = await import('../src/db/client.ts')
  const reachable = await isReachable()
  await close()
  if (!reachable) throw new Error(`The tests need the MongoDB database "${name}", which cannot be reached.`)
}
