import { Flex } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { useSelector } from '@/shared/lib/machine'
import { Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { SignInActor } from '../model/use-sign-in'
import { EnvironmentError } from './EnvironmentError'
import { ResendVerification } from './ResendVerification'

export interface SignInFormProps {
  actor: SignInActor
}

/** SIN-01 to SIN-06: e-mail, password and what became of the attempt. */
export function SignInForm({ actor }: SignInFormProps) {
  const field = useFields(actor)
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  const returnUrl = useSelector(actor, (snapshot) => snapshot.context.returnUrl)
  const hydrating = useHydrating()
  const done = useSelector(actor, (snapshot) => snapshot.hasTag('taken'))
  return (
    <Form
      actor={actor}
      label="Sign In"
      failed={
        failure?.kind === 'notConfigured' ? (
          <EnvironmentError message={failure.message} />
        ) : (
          <Notice status="error" actions={<ResendVerification actor={actor} />}>
            {failure?.message}
          </Notice>
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
  )
}
