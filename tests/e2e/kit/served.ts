import { inject } from 'vitest'

/** Where one running app is, and who administers it. */
export interface Served {
  /** Its origin. */
  baseUrl: string
  /** The address of the mailbox, with its key. */
  mailbox: string
  /** The designated admin, as the first start prints it. */
  admin: { email: string; password: string }
}

/** The app of this test file: files that run at the same time have a server and a database each. */
export function served(): Served {
  const worker = Number(process.env.VITEST_POOL_ID ?? 1)
  const found = inject('served')[worker - 1]
  if (!found) throw new Error(`No server was started for worker ${worker}`)
  return found
}
