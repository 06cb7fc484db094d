import { separateDatabase } from './separate.ts'

/** The tests have their own database: the last of Redis's default sixteen. */
export default async function setup() {
  const { url, name } = separateDatabase('redis://localhost:6379', () => '15', { unnamed: '0' })
  process.env.DATABASE_URL = url
  const { close, isReachable } = await import('../src/db/client.ts')
  const reachable = await isReachable()
  await close()
  if (!reachable) throw new Error(`The tests need the Redis database ${name}, which cannot be reached.`)
}
