/** The database of the tests: the emulator of FIRESTORE_EMULATOR_HOST. */
export default async function setup() {
  const { close, isReachable } = await import('../src/db/client.ts')
  if (!(await isReachable()))
    throw new Error(
      'The tests need a database. Start the emulator of Firestore and set FIRESTORE_EMULATOR_HOST.',
    )
  await close()
}
