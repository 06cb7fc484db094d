import { Flex, Link as ChakraLink } from '@chakra-ui/react'
import { PasswordRules } from '@/entities/profile'
import { paths } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField, Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { signUpLock } from '@machines/sign-up'
import type { SignUpActor } from '../model/use-sign-up'
import { SignedUp } from './SignedUp'
import { UsernameAvailability } from './UsernameAvailability'

export interface SignUpFormProps {
  actor: SignUpActor
}

/** SUP-01 to SUP-05: six fields, the live checks beside them and what became of the attempt. */
export function SignUpForm({ actor }: SignUpFormProps) {
  const field = useFields(actor)
  const result = useSelector(actor, (snapshot) => snapshot.context.result)
  const returnUrl = useSelector(actor, (snapshot) => snapshot.context.returnUrl)
  const lock = useSelector(actor, signUpLock)
  const username = field('username')
  const password = field('password')
  const { value: accepted, onValueChange: accept, ...terms } = field('acceptTerms')

  const hydrating = useHydrating()
  if (result) return <SignedUp {...result} signInPath={paths.signIn(returnUrl)} />
  return (
    <Form
      actor={actor}
      label="Create an account"
      actions={
        <>
          <SubmitButton actor={actor} busy="Creating account..." size="lg" reason={lock}>
            Create Account
          </SubmitButton>
          <Flex justify="center" align="baseline" gap="1.5" color="fg.muted" wrap="wrap">
            Already have an account?{' '}
            <TextLink to={paths.signIn(hydrating ? undefined : returnUrl)}>Sign in</TextLink>
          </Flex>
        </>
      }
    >
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField
        label="Username"
        autoComplete="username"
        hint={username.error ? null : <UsernameAvailability actor={actor} />}
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        {...username}
      />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={<PasswordRules password={password.value} />}
        {...password}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <CheckboxField
        label="I accept the terms of service"
        checked={accepted}
        onCheckedChange={accept}
        hint={
          // In tabs of their own, so that what was typed stays.
          <>
            Read the <Reading href={paths.terms}>terms of service</Reading> and the{' '}
            <Reading href={paths.privacy}>privacy notice</Reading>.
          </>
        }
        {...terms}
      />
    </Form>
  )
}

function Reading({ href, children }: { href: string; children: string }) {
  return (
    <ChakraLink
      href={href}
      target="_blank"
      color="accent.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      display="inline"
    >
      {children}
    </ChakraLink>
  )
}
