import { type SessionPort, sessionProfile, watchSession } from '@/entities/profile/model'

/** Tells whose assistant it is, at once when that is known and whenever it changes: an account's, or a visitor's (null). */
export function watchOwner(session: SessionPort, begin: (userId: string | null) => () => void): () => void {
  let owner: string | null | undefined
  let endOwner = () => {}
  const end = watchSession(session, ({ session: known }) => {
    // Until it is known who is here, the chat stays with whom it was.
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
