import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/config'
import { signOutMessage } from '../model/session'
import { useSessionPort } from './SessionProvider'

/**
 * Signs out, then goes to the sign-in page when there is a message to show, else home. After the account or
 * its data was deleted (`done` says so) the Back button does not return to that page.
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
