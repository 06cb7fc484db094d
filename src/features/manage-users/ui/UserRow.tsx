import { Button, chakra, Flex, NativeSelect, Text } from '@chakra-ui/react'
import { accountNotes, type Profile, ROLES, type Role } from '@/entities/profile/model'
import { formatDateTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { StatusDot } from '@/shared/ui/status'
import { shownAccount } from '@machines/account-status'
import { type AccountStatusActor } from '../model/use-account-status'

export interface UserRowProps {
  actor: AccountStatusActor
  /** Id of the administrator who is looking. */
  ownId: string
  onDelete: (profile: Profile) => void
  onSendRecovery: (profile: Profile) => void
}

const TONES = { active: 'success', inactive: 'warning', locked: 'error' } as const

/** ADM-05, ADM-06: one account, what to know about it, and what can be done. */
export function UserRow({ actor, ownId, onDelete, onSendRecovery }: UserRowProps) {
  const snapshot = useSelector(actor, (state) => state)
  const profile = shownAccount(snapshot.context)
  const busy = snapshot.hasTag('busy')
  const { status, email } = profile
  const action = (type: 'activate' | 'deactivate' | 'unlock' | 'lock', label: string) => (
    <Button size="xs" disabled={busy} aria-label={`${label} ${email}`} onClick={() => actor.send({ type })}>
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
          <Text textStyle="xs" color="fg.muted">
            Last activity: {formatDateTime(profile.lastLogin ?? profile.updatedAt)}
          </Text>
        </chakra.div>
        <Flex align="center" gap="3">
          <StatusDot tone={TONES[status]} label={status} />
          <NativeSelect.Root size="xs" width="7.5rem" disabled={busy}>
            <NativeSelect.Field
              aria-label={`Role of ${email}`}
              value={profile.role}
              onChange={(event) => actor.send({ type: 'role.select', role: event.target.value as Role })}
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
      {accountNotes(profile, ownId).map((note) => (
        <Text key={note} textStyle="sm" color="fg.warning">
          {note}
        </Text>
      ))}
      <Flex gap="2" wrap="wrap">
        {status === 'active' ? action('deactivate', 'Deactivate') : null}
        {status === 'inactive' ? action('activate', 'Activate') : null}
        {status === 'locked' ? action('unlock', 'Unlock') : action('lock', 'Lock')}
        <Button
          size="xs"
          variant="ghost"
          aria-label={`Reset password of ${email}`}
          onClick={() => onSendRecovery(profile)}
        >
          Reset Password
        </Button>
        <Button
          size="xs"
          variant="ghost"
          color="fg.error"
          disabled={busy}
          aria-label={`Delete ${email}`}
          onClick={() => onDelete(profile)}
        >
          Delete
        </Button>
      </Flex>
    </Flex>
  )
}
