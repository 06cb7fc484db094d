import { Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { paths } from '@/shared/config'
import type { UnconfirmedSignUp } from '@/entities/profile/model'
import { useHydrating } from '@/shared/lib/hydration'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useSelector } from '@/shared/lib/machine'
import { Boundary, Region } from '@/shared/ui/boundary'
import { Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { SignInActor } from '../model/use-sign-in'

export interface SignInFormProps {
  actor: SignInActor
  /** The sign-up of this browser that waits for its link. */
  signUp?: UnconfirmedSignUp | null
}

const { Part: EnvironmentError } = lazyPart(async () => (await import('./EnvironmentError')).EnvironmentError)
const { Part: ConfirmAddress } = lazyPart(async () => (await import('./ConfirmAddress')).ConfirmAddress)

/** SIN-01 to SIN-06: e-mail, password and what became of the attempt. */
export function SignInForm({ actor, signUp = null }: SignInFormProps) {
  const field = useFields(actor)
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  const waits = useSelector(actor, (snapshot) => snapshot.context.unconfirmed !== null)
  const returnUrl = useSelector(actor, (snapshot) => snapshot.context.returnUrl)
  const hydrating = useHydrating()
  // A page that was reloaded knows its history entry; the built page that it hydrates does not.
  const unconfirmed = waits && !hydrating
  const done = useSelector(actor, (snapshot) => snapshot.hasTag('taken'))
  const plain = <Notice status="error">{failure?.message}</Notice>
  return (
    <>
      {unconfirmed ? (
        <Region name="This message">
          <Suspense fallback={null}>
            <ConfirmAddress actor={actor} signUp={signUp} />
          </Suspense>
        </Region>
      ) : null}
      <Form
        actor={actor}
        label="Sign In"
        failed={
          unconfirmed ? (
            // Shown above the fields.
            <></>
          ) : failure?.kind === 'notConfigured' ? (
            <Boundary fallback={() => plain}>
              <Suspense fallback={plain}>
                <EnvironmentError message={failure.message} />
              </Suspense>
            </Boundary>
          ) : (
            plain
          )
        }
        actions={
          <>
            {done ? <Notice status="success">Successfully signed in! Redirecting...</Notice> : null}
            <SubmitButton actor={actor} busy="Signing in..." size="lg">
              Sign In
            </SubmitButton>
            <Flex justify="center" align="baseline" gap="1.5" color="fg.muted" wrap="wrap">
              New to Orrery?{' '}
              <TextLink to={paths.signUp(hydrating ? undefined : returnUrl)}>Create an account</TextLink>
            </Flex>
          </>
        }
      >
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <Flex justify="flex-end" mt="-2">
          <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
        </Flex>
      </Form>
    </>
  )
}
