import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { UnconfirmedSignUp } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { SignInActor } from '../model/use-sign-in'
import { useMailboxPath } from '../model/use-mailbox-path'
import { ResendVerification } from './ResendVerification'

export interface ConfirmAddressProps {
  actor: SignInActor
  /** The sign-up of this browser, which can be made again with another address; null for one made elsewhere. */
  signUp: UnconfirmedSignUp | null
}

/** SIN-06: the address waits for its link. Says where the mail is, and offers another mail or another address. */
export function ConfirmAddress({ actor, signUp }: ConfirmAddressProps) {
  const address = useSelector(actor, (snapshot) => snapshot.context.unconfirmed)
  const message = useSelector(actor, (snapshot) => snapshot.context.failure?.message)
  const returnUrl = useSelector(actor, (snapshot) => snapshot.context.returnUrl)
  const mailboxPath = useMailboxPath()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <chakra.div ref={panel} tabIndex={-1} outline="none" mb="5">
      <Notice
        status="info"
        title={`Check ${address}`}
        actions={
          <>
            <ResendVerification actor={actor} />
            {signUp ? (
              <ButtonLink to={paths.signUp(returnUrl)} state={{ unconfirmed: signUp }} size="sm">
                Change email address
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <p>{message ?? CONFIRM_FIRST}</p>
        {mailboxPath ? (
          <chakra.p mt="2">
            Email is delivered to the local mailbox on this server.{' '}
            <chakra.a
              href={mailboxPath}
              target="_blank"
              rel="noreferrer"
              color="accent.fg"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              Open mailbox
            </chakra.a>
          </chakra.p>
        ) : null}
      </Notice>
    </chakra.div>
  )
}

const CONFIRM_FIRST = 'Please check your email and click the verification link before signing in.'
