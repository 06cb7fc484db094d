import { useEffect, useState } from 'react'
import { backendConfig } from '@/shared/api'

/** The path of the local mailbox; null where real mail is sent, and until the server has answered. */
export function useMailboxPath(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    let mounted = true
    backendConfig().then(
      ({ mailboxPath }) => mounted && setPath(mailboxPath),
      // The form reports a server that cannot be reached.
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [])
  return path
}
