import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { inputInWords, type KeptRequest, type KeptRequests } from '@/entities/endpoint/model'
import { formatDateTime, formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { type Column, DataTable } from '@/shared/ui/table'
import {
  type KeepSwitchActor,
  type KeptRequestsActor,
  useKeepSwitch,
  useKeptRequests,
} from '../model/use-kept-requests'
import { Confirmed } from './Confirmed'
import { Answered } from './RangedAnswer'
import { Titled } from './Titled'

type UseInput = (input: NonNullable<KeptRequest['input']>) => void

export interface LastRequestsProps {
  id: string
  /** Types the row of a request into the form. */
  onUse: UseInput
}

/** The last requests of an endpoint, where keeping them was switched on. */
export function LastRequests({ id, onUse }: LastRequestsProps) {
  const requests = useKeptRequests(id)
  const keep = useKeepSwitch(id, () => requests.send({ type: 'ask' }))
  return (
    <Titled title="Last requests">
      <RequestsAnswer requests={requests} keep={keep} onUse={onUse} />
    </Titled>
  )
}

export interface RequestsAnswerProps {
  requests: KeptRequestsActor
  keep: KeepSwitchActor
  onUse: UseInput
}

export const RequestsAnswer = ({ requests, keep, onUse }: RequestsAnswerProps) => (
  <Answered actor={requests} what="last requests">
    {(answer) => <KnownRequests known={answer} keep={keep} onUse={onUse} />}
  </Answered>
)

interface KnownRequestsProps {
  known: KeptRequests
  keep: KeepSwitchActor
  onUse: UseInput
}

function KnownRequests({ known, keep, onUse }: KnownRequestsProps) {
  const { failure, question } = useSelector(keep, ({ context }) => context)
  const busy = useSelector(keep, ({ tags }) => tags.has('busy'))
  const [asked, setAsked] = useState(false)
  if (!known.may)
    return (
      <Text color="fg.muted">
        {known.keep
          ? 'The last requests are kept, for managers and admins of the workspace.'
          : 'Requests are not kept. Managers and admins of the workspace can switch that on.'}
      </Text>
    )
  return (
    <Stack gap="4">
      <CheckboxField
        name="keep-requests"
        label="Keep last requests"
        hint="The first row of each of the last 20 answered requests, for managers and admins of the workspace. It may be personal data."
        checked={busy && question !== null ? question : known.keep}
        disabled={busy}
        onCheckedChange={(on) => {
          if (on) keep.send({ type: 'ask', question: true })
          else setAsked(true)
        }}
      />
      <Confirmed
        title="Keep no requests"
        confirm="Delete and switch off"
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => keep.send({ type: 'ask', question: false })}
      >
        The requests that were kept are deleted. This cannot be undone.
      </Confirmed>
      {failure ? (
        <Notice status="error" title="The switch was not changed">
          {failure.message}
        </Notice>
      ) : null}
      {known.keep ? <RequestTable requests={known.requests} onUse={onUse} /> : null}
    </Stack>
  )
}

const COLUMNS: Column<KeptRequest>[] = [
  { id: 'at', header: 'Time', width: '13rem', cell: ({ at }) => formatDateTime(at) },
  {
    id: 'input',
    header: 'First row',
    cell: ({ input }) => (input ? inputInWords(input) : 'Too large to be kept'),
  },
  {
    id: 'rows',
    header: 'Rows',
    labelled: true,
    align: 'end',
    width: '5rem',
    cell: ({ rows }) => formatNumber(rows),
  },
  {
    id: 'ms',
    header: 'Time, ms',
    labelled: true,
    align: 'end',
    width: '6rem',
    cell: ({ ms }) => formatNumber(Number(ms.toPrecision(3))),
  },
  {
    id: 'version',
    header: 'Version',
    labelled: true,
    align: 'end',
    width: '5rem',
    cell: ({ version }) => `${version}`,
  },
]
const idOf = ({ id }: KeptRequest) => `${id}`
const nameOf = ({ at }: KeptRequest) => `Request of ${formatDateTime(at)}`

function RequestTable({ requests, onUse }: { requests: readonly KeptRequest[]; onUse: UseInput }) {
  return (
    <DataTable
      label="Requests that were kept"
      rows={requests}
      columns={COLUMNS}
      narrow="40rem"
      maxHeight={480}
      rowId={idOf}
      rowName={nameOf}
      actions={({ input }) => (input ? [{ label: 'Use as input', onSelect: () => onUse(input) }] : [])}
      empty="No request was answered since requests are kept."
    />
  )
}
