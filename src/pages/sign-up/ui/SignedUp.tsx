import { chakra, Stack, Text } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { SignUpResult } from '@machines/sign-up'

export interface SignedUpProps extends SignUpResult {
  signInPath: string
}

/** SUP-05: the account is created, and the page names the next step. */
export function SignedUp({ unconfirmed, mailboxPath, signInPath }: SignedUpProps) {
  const message = useRef<HTMLDivElement>(null)
  // The long form that had the keyboard is gone, and its end was scrolled to.
  useLayoutEffect(() => {
    message.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <Stack ref={message} tabIndex={-1} outline="none" gap="5">
      <Notice status="success">
        {unconfirmed === null
          ? 'Account created and verified successfully! You can now sign in.'
          : 'Account created successfully! Please check your email and click the verification link to activate your account.'}
      </Notice>
      {mailboxPath && unconfirmed ? (
        <Text>
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
        </Text>
      ) : null}
      <Text color="fg.muted">
        Redirecting to{' '}
        <TextLink to={signInPath} state={{ unconfirmed }}>
          sign-in
        </TextLink>
        …
      </Text>
    </Stack>
  )
}
