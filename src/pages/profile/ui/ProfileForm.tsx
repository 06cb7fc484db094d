import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import { changesAddress, type ProfileFormValues, type ProfileValues } from '@/entities/profile/model'
import { useSelector } from '@/shared/lib/machine'
import { TextField, useFocusError } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ProfileFormActor } from '../model/use-profile-form'

export interface ProfileFormProps {
  actor: ProfileFormActor
  /** What the profile says now. */
  current: ProfileValues
}

/** PRF-01, PRF-02: username and e-mail, read first and edited on request. */
export function ProfileForm({ actor, current }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { original, values, fieldError, failure, pendingEmail } = snapshot.context
  const open = snapshot.matches('editing') || snapshot.matches('saving') || snapshot.matches('failed')
  const busy = snapshot.hasTag('busy')
  useFocusError(form, fieldError)

  const shown: ProfileFormValues = open ? values : { ...current, currentPassword: '' }
  const field = (name: keyof ProfileFormValues) => ({
    name,
    value: shown[name],
    error: open && fieldError?.field === name ? fieldError.message : null,
    disabled: busy,
    inputProps: { readOnly: !open || busy, variant: open ? ('outline' as const) : ('subtle' as const) },
    onValueChange: (value: string) => actor.send({ type: 'field.change', field: name, value }),
  })

  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Personal information"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'save' })
      }}
    >
      <Stack gap="5">
        {snapshot.matches('saved') ? <Notice status="success" title="Profile updated successfully!" /> : null}
        {pendingEmail && !open ? (
          <Notice status="info">
            {`Your address changes to ${pendingEmail} once you open the confirmation mail we just sent.`}
          </Notice>
        ) : null}
        {snapshot.matches('failed') ? (
          <Notice status="error" title="Failed to update profile.">
            {failure}
          </Notice>
        ) : null}
        <TextField label="Username" autoComplete="username" {...field('username')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        {open && changesAddress(values, original) ? (
          <TextField
            label="Current Password"
            type="password"
            autoComplete="current-password"
            hint="Another address needs it."
            {...field('currentPassword')}
          />
        ) : null}
        <Flex gap="3">
          {open ? (
            <>
              <Button type="submit" variant="solid" colorPalette="accent" aria-disabled={busy || undefined}>
                {busy ? 'Saving...' : 'Save'}
              </Button>
              <Button aria-disabled={busy || undefined} onClick={() => actor.send({ type: 'cancel' })}>
                Cancel
              </Button>
            </>
          ) : (
            // The key keeps React from turning this very button into the submit button while it is being clicked.
            <Button key="edit" onClick={() => actor.send({ type: 'edit', values: current })}>
              Edit
            </Button>
          )}
        </Flex>
      </Stack>
    </chakra.form>
  )
}
