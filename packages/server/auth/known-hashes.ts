import { AsyncLocalStorage } from 'node:async_hooks'
import bcrypt from 'bcryptjs'
import { passwordDriver } from './hashing'

/** Work on passwords that was done before the library is asked, so that it need not be done while it has the database. */
export interface KnownHashes {
  /** Passwords with the hash that each was compared with. */
  compared?: { password: string; hash: string; equal: boolean }[]
  /** New hashes, each good for one account. */
  made?: { password: string; hash: string }[]
}

/**
 * Gives the library another hand with passwords: it takes what is known for its request, and has everything else done by
 * native code in other threads. It asks `bcryptjs`, whose functions are replaced here, for this thread.
 */
export function takeKnownHashes(): <T>(known: KnownHashes | undefined, work: () => Promise<T>) => Promise<T> {
  const current = new AsyncLocalStorage<KnownHashes | undefined>()
  Object.assign(bcrypt, {
    async compare(password: string, hash: string) {
      const found = current
        .getStore()
        ?.compared?.find((one) => one.password === password && one.hash === hash)
      return found ? found.equal : (await passwordDriver()).compare(password, hash)
    },
    async hash(password: string) {
      const { made = [] } = current.getStore() ?? {}
      const place = made.findIndex((one) => one.password === password)
      const [found] = place < 0 ? [] : made.splice(place, 1)
      return found ? found.hash : (await passwordDriver()).hash(password)
    },
  })
  return (known, work) => current.run(known, work)
}
