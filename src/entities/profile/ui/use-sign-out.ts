import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/config'
import { signOutMessage } from '../model/session'
import { useSessionPort } from './SessionProvider'

/**
 * Signs out, and leads to the sign-in page where there is something to say, else home. From a page whose account or data is
 * gone (`done` says so) nothing leads back to it.
 */
export function useSignOut(): (done?: string) => void {
  const session = useSessionPort()
  const navigate = useNavigate()
  return (done) => {
    const message = signOutMessage(session, done)
    session.send({ type: 'signOut' })
    if (message === null) void navigate(paths.home)
    else void navigate(paths.signIn(), { replace: done !== undefined, state: { message } })
  }
}
