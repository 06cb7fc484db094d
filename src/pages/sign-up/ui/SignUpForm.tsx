import { Button, chakra, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { PasswordRules } from '@/entities/profile'
import type { SignUpValues } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField, TextField, useFocusError } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { canSubmitSignUp } from '@machines/sign-up'
import type { SignUpActor } from '../model/use-sign-up'

import { SignedUp } from './SignedUp'
import { UsernameAvailability } from './UsernameAvailability'

export interface SignUpFormProps {
  actor: SignUpActor
}

/** SUP-01 to SUP-05: six fields, the live checks beside them and what became of the attempt. */
export function SignUpForm({ actor }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { values, fieldError, failure, result, returnUrl } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const locked = !snapshot.matches({ form: 'editing' })
  useFocusError(form, fieldError)

  const field = (name: Exclude<keyof SignUpValues, 'acceptTerms'>) => ({
    name,
    value: values[name],
    error: fieldError?.field === name ? fieldError.message : null,
    disabled: locked,
    onValueChange: (value: string) => actor.send({ type: 'field.change', field: name, value }),
  })

  if (result) return <SignedUp {...result} signInPath={paths.signIn(returnUrl)} />
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Create an account"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'submit' })
      }}
    >
      <Stack gap="5">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField
          label="Username"
          autoComplete="username"
          hint={<UsernameAvailability actor={actor} />}
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          {...field('username')}
        />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={<PasswordRules password={values.password} />}
          {...field('password')}
        />
        <TextField
          label="Confirm Password"
          type="password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <CheckboxField
          name="acceptTerms"
          label="I accept the terms of service"
          checked={values.acceptTerms}
          disabled={locked}
          error={fieldError?.field === 'acceptTerms' ? fieldError.message : null}
          onCheckedChange={(accepted) => actor.send({ type: 'terms.change', accepted })}
        />
        {/* In tabs of their own, so that what was typed stays. */}
        <Text textStyle="sm" color="fg.muted" mt="-3" pl="7">
          Read the <Reading href={paths.terms}>terms of service</Reading> and the{' '}
          <Reading href={paths.privacy}>privacy notice</Reading>.
        </Text>
        {failure ? <Notice status="error">{failure}</Notice> : null}
        <Button
          type="submit"
          variant="solid"
          colorPalette="accent"
          size="lg"
          disabled={!locked && !canSubmitSignUp(snapshot)}
          aria-disabled={locked || undefined}
        >
          {busy ? 'Creating account...' : 'Create Account'}
        </Button>
        <Flex justify="center" gap="1.5" color="fg.muted" wrap="wrap">
          Already have an account? <TextLink to={paths.signIn(returnUrl)}>Sign in</TextLink>
        </Flex>
      </Stack>
    </chakra.form>
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
