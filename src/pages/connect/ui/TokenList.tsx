import { Button, chakra, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type AccessToken, SCOPE_LABELS, type TokenStatus, tokenStatus } from '@/entities/access-token/model'
import { formatAgo, formatDate } from '@/shared/lib/format'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import { type Column, DataTable } from '@/shared/ui/table'
import type { AccessTokensActor, TokenChangeActor } from '../model/use-connect'
import { Step } from './Step'

const idOf = ({ id }: AccessToken) => id
const nameOf = ({ name }: AccessToken) => name

const STATUS: Record<TokenStatus, StatusDotProps> = {
  active: { tone: 'success', label: 'Active' },
  expired: { tone: 'neutral', label: 'Expired' },
  revoked: { tone: 'neutral', label: 'Revoked' },
}

const columnsAt = (now: number): Column<AccessToken>[] => [
  { id: 'name', header: 'Name', sortBy: nameOf, cell: ({ name }) => <span title={name}>{name}</span> },
  {
    id: 'token',
    header: 'Token',
    width: '8rem',
    cell: ({ ending }) => (
      <chakra.code fontFamily="mono" textStyle="xs">
        orr_…{ending}
      </chakra.code>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '7rem',
    sortBy: (token) => tokenStatus(token, now),
    cell: (token) => <StatusDot {...STATUS[tokenStatus(token, now)]} />,
  },
  { id: 'scope', header: 'Rights', width: '9rem', cell: ({ scope }) => SCOPE_LABELS[scope] },
  { id: 'workspace', header: 'Workspace', width: '9rem', cell: ({ workspace }) => workspace },
  {
    id: 'used',
    header: 'Last used',
    width: '9rem',
    descendingFirst: true,
    sortBy: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? `Used ${formatAgo(lastUsedAt, Math.max(now, Date.parse(lastUsedAt)))}` : 'Never used',
  },
  {
    id: 'expires',
    header: 'Expires',
    width: '9rem',
    sortBy: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => formatDate(expiresAt),
  },
]

export interface TokenListProps {
  actor: AccessTokensActor
  change: TokenChangeActor
}

/** The tokens of the account, to revoke. */
export function TokenList({ actor, change }: TokenListProps) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const { now } = useActorEnvironment()
  const columns = useMemo(() => columnsAt(now()), [now])
  return (
    <Step title="Your tokens">
      <RevokedNotice change={change} />
      <DataTable
        label="Tokens"
        rows={answer ?? []}
        columns={columns}
        narrow="56rem"
        maxHeight={480}
        rowId={idOf}
        rowName={nameOf}
        state={answer ? 'ready' : failure ? 'error' : 'loading'}
        empty={<Text color="fg.muted">No tokens yet.</Text>}
        error={
          <Notice
            status="error"
            title="Your tokens could not be loaded"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
                Try again
              </Button>
            }
          >
            {failure?.message}
          </Notice>
        }
        actions={(token) =>
          tokenStatus(token, now()) === 'active'
            ? [
                {
                  label: 'Revoke',
                  dangerous: true,
                  onSelect: () => change.send({ type: 'delete', id: token.id, name: token.name }),
                },
              ]
            : []
        }
      />
      <RevokeDialog change={change} />
    </Step>
  )
}

function RevokedNotice({ change }: { change: TokenChangeActor }) {
  const { order, failure } = useSelector(change, ({ context }) => context)
  if (!failure) return null
  return (
    <chakra.div mb="4">
      <Notice
        status="error"
        title={`${order?.name ?? 'The token'} was not revoked`}
        actions={
          <Button size="sm" onClick={() => change.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        }
      >
        {failure}
      </Notice>
    </chakra.div>
  )
}

function RevokeDialog({ change }: { change: TokenChangeActor }) {
  const name = useSelector(change, ({ context }) => context.order?.name)
  const confirming = useSelector(change, (snapshot) => snapshot.matches('confirming'))
  const cancel = () => change.send({ type: 'cancel' })
  return (
    <ModalShell
      title="Revoke the token"
      open={confirming}
      openerGone={() => change.getSnapshot().hasTag('busy')}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button variant="solid" colorPalette="error" onClick={() => change.send({ type: 'confirm' })}>
            Revoke
          </Button>
        </>
      }
    >
      <Text overflowWrap="anywhere">
        Revoke “{name}”? Code that uses it can log nothing more. This cannot be undone.
      </Text>
    </ModalShell>
  )
}
