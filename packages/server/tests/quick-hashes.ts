import { vi } from 'vitest'

// Password hashes of 2^4 rounds in place of 2^10: a test file of the server makes and compares hundreds, at a twentieth of a
// second each. A file about their cost says `vi.unmock('@node-rs/bcrypt')`.

const ROUNDS = 4
/** A hash that was not made here: of the first administrator, or NOBODYS_HASH. */
const COSTLY = /^\$2[aby]\$10/

vi.mock(import('@node-rs/bcrypt'), async (original) => {
  const { hash, verify, ...rest } = await original()
  let nobodys: Promise<string> | undefined
  return {
    ...rest,
    hash: (password) => hash(password, ROUNDS),
    async verify(password, known) {
      if (!COSTLY.test(String(known))) return verify(password, known)
      const { NOBODYS_HASH } = await import('../auth/passwords')
      nobodys ??= hash('the password of no account', ROUNDS)
      return verify(password, known === NOBODYS_HASH ? await nobodys : known)
    },
  }
})
