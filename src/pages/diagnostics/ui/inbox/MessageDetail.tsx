import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { formatBytes, formatDateTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import type { InboxMessage } from '../../api/inbox'
import type { AttachmentActor } from '../../model/inbox/inbox'
import { KIND_NAMES } from './words'

export interface MessageDetailProps {
  message: InboxMessage
  attachment: AttachmentActor
}

const LABELS: Readonly<Record<string, string>> = {
  subject: 'Subject',
  position: 'Position',
  phone: 'Phone',
  portfolio: 'Portfolio',
  referral: 'Heard about us',
}

/** Everything that a sender wrote, as text: an address in it is no link, because a stranger typed it. */
export function MessageDetail({ message, attachment }: MessageDetailProps) {
  const { kind, name, email, body, details, created_at } = message
  return (
    <Stack gap="4">
      <Facts
        rows={[
          ['Kind', KIND_NAMES[kind]],
          ['From', name],
          [
            'Email',
            <Link key="email" href={`mailto:${encodeURIComponent(email)}`} color="accent.fg">
              {email}
            </Link>,
          ],
          ...Object.entries(details).map(([field, value]) => [LABELS[field] ?? field, value] as const),
          ['Received', formatDateTime(created_at)],
        ]}
      />
      {body ? (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {body}
        </Text>
      ) : null}
      {message.file_name ? <Attachment message={message} actor={attachment} /> : null}
    </Stack>
  )
}

function Attachment({ message, actor }: { message: InboxMessage; actor: AttachmentActor }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  const name = message.file_name ?? ''
  return (
    <Stack gap="3">
      <Flex align="center" gap="3" wrap="wrap">
        <Button
          aria-disabled={busy || undefined}
          onClick={() => busy || actor.send({ type: 'ask', question: { id: message.id, name } })}
        >
          <Download size={16} aria-hidden />
          {busy ? 'Downloading...' : `Download ${name}`}
        </Button>
        <Text textStyle="sm" color="fg.muted">
          {formatBytes(message.file_size ?? 0)}, not scanned for viruses
        </Text>
      </Flex>
      {failure ? <Notice status="error">{failure.message}</Notice> : null}
    </Stack>
  )
}
