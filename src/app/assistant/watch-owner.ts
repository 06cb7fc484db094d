import { type SessionPort, sessionProfile, watchSession } from '@/entities/profile/model'

/**
 * Calls `begin` with the owner of the assistant as soon as it is known, and whenever it changes: an account's id, or null
 * for a visitor.
 */
export function watchOwner(session: SessionPort, begin: (userId: string | null) => () => void): () => void {
  let owner: string | null | undefined
  let endOwner = () => {}
  const end = watchSession(session, ({ session: known }) => {
    // Until the session is known, the chat stays with its last owner.
    if (known.status === 'loading' || (known.status === 'unknown' && owner !== undefined)) return
    const userId = sessionProfile(known)?.id ?? null
    if (userId === owner) return
    owner = userId
    endOwner()
    endOwner = begin(userId)
  })
  return () => {
    end()
    endOwner()
  }
}
