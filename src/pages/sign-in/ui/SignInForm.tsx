import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { TextField, useFocusError } from '@/shared/ui/form'
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
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { values, fieldError, failure, returnUrl } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const done = snapshot.matches('success') || snapshot.matches('redirected')
  useFocusError(form, fieldError)

  const error = (field: 'email' | 'password') => (fieldError?.field === field ? fieldError.message : null)

  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Sign In"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'submit' })
      }}
    >
      <Stack gap="5">
        {failure?.kind === 'notConfigured' ? <EnvironmentError message={failure.message} /> : null}
        {failure && failure.kind !== 'notConfigured' ? (
          <Notice status="error" actions={<ResendVerification actor={actor} />}>
            {failure.message}
          </Notice>
        ) : null}
        {done ? <Notice status="success">Successfully signed in! Redirecting...</Notice> : null}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={values.email}
          error={error('email')}
          disabled={busy || done}
          onValueChange={(value) => actor.send({ type: 'field.change', field: 'email', value })}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={values.password}
          error={error('password')}
          disabled={busy || done}
          onValueChange={(value) => actor.send({ type: 'field.change', field: 'password', value })}
        />
        <Flex justify="flex-end" mt="-2">
          <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
        </Flex>
        <Button
          type="submit"
          variant="solid"
          colorPalette="accent"
          size="lg"
          aria-disabled={busy || done || undefined}
        >
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
        <Flex justify="center" gap="1.5" color="fg.muted" wrap="wrap">
          New to Orrery? <TextLink to={paths.signUp(returnUrl)}>Create an account</TextLink>
        </Flex>
      </Stack>
    </chakra.form>
  )
}
