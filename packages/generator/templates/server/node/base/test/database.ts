import { startEmbedded } from '../src/db/embedded.ts'

/** The tests have their own database: PostgreSQL compiled to run inside this process, in memory. */
export default async function setup() {
  const { url, stop } = await startEmbedded()
  process.env.DATABASE_URL = url
  return stop
}
