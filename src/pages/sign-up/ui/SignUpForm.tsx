import { Flex, Link as ChakraLink } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { NewPasswordHint } from '@/features/password'
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

  // A letter draws the field that it is typed in, and nothing beside it.
  const availability = useMemo(() => <UsernameAvailability actor={actor} />, [actor])
  const email = field('email')
  const rules = useMemo(
    () => <NewPasswordHint password={password.value} own={[username.value, email.value]} />,
    [password.value, username.value, email.value],
  )
  if (result) return <SignedUp {...result} signInPath={paths.signIn(returnUrl)} />
  return (
    <Form
      actor={actor}
      label="Create an account"
      actions={<Actions actor={actor} lock={lock} returnUrl={returnUrl} />}
    >
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField
        label="Username"
        autoComplete="username"
        hint={username.error ? null : availability}
        inputProps={AS_TYPED}
        {...username}
      />
      <TextField label="Email" type="email" autoComplete="email" {...email} />
      <TextField label="Password" type="password" autoComplete="new-password" hint={rules} {...password} />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <CheckboxField label={TERMS} checked={accepted} onCheckedChange={accept} {...terms} />
    </Form>
  )
}

const AS_TYPED = { autoCapitalize: 'none', spellCheck: false }

interface ActionsProps {
  actor: SignUpActor
  lock: string | null
  returnUrl: string
}

const Actions = memo(function Actions({ actor, lock, returnUrl }: ActionsProps) {
  const hydrating = useHydrating()
  return (
    <>
      <SubmitButton actor={actor} busy="Creating account..." size="lg" reason={lock}>
        Create account
      </SubmitButton>
      <Flex justify="center" align="baseline" gap="1.5" color="fg.muted" wrap="wrap">
        Already have an account?{' '}
        <TextLink to={paths.signIn(hydrating ? undefined : returnUrl)}>Sign in</TextLink>
      </Flex>
    </>
  )
})

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

/** In tabs of their own, so that what was typed stays. */
const TERMS = (
  <>
    I agree to the <Reading href={paths.terms}>Terms</Reading> and{' '}
    <Reading href={paths.privacy}>Privacy Policy</Reading>
  </>
)
