/** The database of the tests: the one of DATABASE_URL, or that of `compose.yaml`. */
export default async function setup() {
  const { close, isReachable } = await import('../src/db/client.ts')
  if (!(await isReachable())) throw new Error('The tests need a database. Set DATABASE_URL.')
  await close()
}
