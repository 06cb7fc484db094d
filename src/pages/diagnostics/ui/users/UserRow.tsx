import { Button, chakra, Flex, Grid, NativeSelect, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { accountNotes, lastActivity, type Profile, ROLES, type Role } from '@/entities/profile/model'
import { formatDateTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { StatusDot } from '@/shared/ui/status'
import { type AccountStatusEvent, shownAccount } from '@machines/account-status'
import type { AccountStatusActor } from '../../model/users/account-actor'

export interface UserRowProps {
  /** As the list has it. */
  account: Profile
  /** Changes the account; undefined while nothing is changed of it. */
  actor: AccountStatusActor | undefined
  /** Id of the administrator who is looking. */
  ownId: string
  onChange: (event: AccountStatusEvent) => void
  onSelectRole: (role: Role) => void
  onResetPassword: () => void
  onDelete: () => void
}

const TONES = { active: 'success', inactive: 'warning', locked: 'error' } as const

/** ADM-05, ADM-06: one account, what to know about it, and what can be done. */
export function UserRow({
  account,
  actor,
  ownId,
  onChange,
  onSelectRole,
  onResetPassword,
  onDelete,
}: UserRowProps) {
  const profile = useSelector(
    actor,
    (snapshot) => (snapshot ? shownAccount(snapshot.context) : account),
    same,
  )
  const busy = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false)
  const reasonId = useId()
  const { status, email } = profile
  const own = profile.id === ownId
  const notes = accountNotes(profile, ownId)
  const restricted = {
    disabled: own,
    'aria-disabled': busy || undefined,
    'aria-describedby': own ? reasonId : undefined,
  }
  const action = (type: 'activate' | 'deactivate' | 'unlock' | 'lock', label: string) => (
    <Button
      size="xs"
      {...restricted}
      aria-label={`${label} ${email}`}
      onClick={() => busy || onChange({ type })}
    >
      {label}
    </Button>
  )
  return (
    <Flex direction="column" gap="2" py="3" px="4" borderBottomWidth="1px" aria-busy={busy}>
      <Flex justify="space-between" gap="3" wrap="wrap" align="flex-start">
        <chakra.div minWidth="0" flex="1 1 16rem">
          <Text fontWeight="medium" truncate>
            {profile.username ?? 'No username'}
          </Text>
          <Text textStyle="sm" color="fg.muted" truncate>
            {email}
          </Text>
          {notes.length === 0 ? (
            <Text textStyle="xs" color="fg.muted">
              Last activity: {lastActivity(profile, formatDateTime)}
            </Text>
          ) : null}
        </chakra.div>
        <Flex align="center" gap="3">
          <chakra.span minWidth="4.5rem">
            <StatusDot tone={TONES[status]} label={status} />
          </chakra.span>
          <NativeSelect.Root size="xs" width="7.5rem" disabled={own}>
            <NativeSelect.Field
              aria-label={`Role of ${email}`}
              {...restricted}
              value={profile.role}
              onChange={(event) => busy || onSelectRole(event.target.value as Role)}
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {role}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Flex>
      </Flex>
      {notes.map((note) => (
        <Text key={note} textStyle="sm" color="fg.warning">
          {note}
        </Text>
      ))}
      {own ? (
        <Text id={reasonId} textStyle="sm" color="fg.muted">
          Nobody changes the status or role of the own account. Ask another administrator.
        </Text>
      ) : null}
      {/* Every action has its place, so that a second click meets no other one. */}
      <Grid templateColumns={{ base: 'repeat(2, max-content)', sm: 'repeat(4, max-content)' }} gap="2">
        <chakra.span minWidth="5.5rem" display="grid">
          {status === 'active' ? action('deactivate', 'Deactivate') : null}
          {status === 'inactive' ? action('activate', 'Activate') : null}
          {status === 'locked' ? action('unlock', 'Unlock') : null}
        </chakra.span>
        <chakra.span minWidth="3.5rem" display="grid">
          {status === 'locked' ? null : action('lock', 'Lock')}
        </chakra.span>
        <Button size="xs" variant="ghost" aria-label={`Reset password of ${email}`} onClick={onResetPassword}>
          Reset Password
        </Button>
        <Button
          size="xs"
          variant="ghost"
          color="fg.error"
          aria-disabled={busy || undefined}
          aria-label={`Delete ${email}`}
          onClick={() => busy || onDelete()}
        >
          Delete
        </Button>
      </Grid>
    </Flex>
  )
}

/** The account with a change on its way is made anew for each look. */
const same = (one: Profile, other: Profile) =>
  one === other || (Object.keys(one) as (keyof Profile)[]).every((key) => one[key] === other[key])
