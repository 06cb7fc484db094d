import { Button, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { changesAddress, type ProfileFormValues, type ProfileValues } from '@/entities/profile/model'
import { useSelector } from '@/shared/lib/machine'
import { Form, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ProfileFormActor } from '../model/profile-form'

export interface ProfileFormProps {
  actor: ProfileFormActor
  /** The stored values of the profile, shown while the form is closed. */
  current: ProfileValues
}

/** PRF-01, PRF-02: username and e-mail, read first and edited on request. */
export function ProfileForm({ actor, current }: ProfileFormProps) {
  const saved = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const { values, subject, result, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const fields = useFields(actor)

  const field = <TName extends keyof ProfileFormValues>(name: TName) => ({
    ...fields(name),
    ...(open ? {} : { value: { ...current, currentPassword: '' }[name], error: null }),
    inputProps: open ? { variant: 'outline' as const } : { readOnly: true, variant: 'subtle' as const },
  })
  const busy = fields('username').disabled

  const editButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  // The button that ended the editing is gone, and the focus with it. A field that submitted the form still has the focus.
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      editButton.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])

  return (
    <Form
      actor={actor}
      label="Personal information"
      failed={
        <Notice status="error" title="Failed to update profile.">
          {failure?.message}
        </Notice>
      }
      actions={
        <Flex gap="3">
          {open ? (
            <>
              <SubmitButton actor={actor} busy="Saving...">
                Save
              </SubmitButton>
              <Button aria-disabled={busy || undefined} onClick={() => actor.send({ type: 'close' })}>
                Cancel
              </Button>
            </>
          ) : (
            // The key keeps React from turning this very button into the submit button while it is being clicked.
            <Button
              key="edit"
              ref={editButton}
              onClick={({ currentTarget }) => {
                actor.send({
                  type: 'open',
                  values: { ...current, currentPassword: '' },
                  subject: current,
                })
                const first = currentTarget.form?.elements.namedItem('username')
                if (first instanceof HTMLElement) first.focus()
              }}
            >
              Edit
            </Button>
          )}
        </Flex>
      }
    >
      {saved ? <Notice status="success" title="Profile updated successfully!" /> : null}
      {result?.pendingEmail && !open ? (
        <Notice status="info">
          {`Open the confirmation email we sent to ${result.pendingEmail} to change your address.`}
        </Notice>
      ) : null}
      <TextField label="Username" autoComplete="username" {...field('username')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      {open && changesAddress(values, subject) ? (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          hint="Required to change your email address."
          {...field('currentPassword')}
        />
      ) : null}
    </Form>
  )
}
