import { Button, chakra, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type AccessToken, SCOPE_LABELS, type TokenStatus, tokenStatus } from '@/entities/access-token/model'
import { type EntryChangeActor, EntryChanges } from '@/features/change-entry'
import { formatAgo, formatDate } from '@/shared/lib/format'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import { type Column, DataTable } from '@/shared/ui/table'
import type { AccessTokensActor } from '../model/use-connect'
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
  change: EntryChangeActor
}

/** The tokens of the account, to revoke. */
export function TokenList({ actor, change }: TokenListProps) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const { now } = useActorEnvironment()
  const columns = useMemo(() => columnsAt(now()), [now])
  return (
    <Step title="Your tokens">
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
                  onSelect: () =>
                    change.send({
                      type: 'propose',
                      order: { id: token.id, name: token.name, change: 'revoke' },
                    }),
                },
              ]
            : []
        }
      />
      <EntryChanges
        actor={change}
        title="Revoke the token"
        confirm="Revoke"
        unchanged="was not revoked"
        question={(name) =>
          `Revoke “${name}”? Code that uses it can log nothing more. This cannot be undone.`
        }
      />
    </Step>
  )
}
