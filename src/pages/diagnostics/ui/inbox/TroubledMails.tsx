import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { formatDateTime } from '@/shared/lib/format'
import { Notice } from '@/shared/ui/notice'
import type { TroubledMail } from '../../api/inbox'

export interface TroubledMailsProps {
  mails: readonly TroubledMail[]
  busy: boolean
  onRetry: (id: string) => void
}

/** Mails that could not be sent, each with the reason of the mail server. Renders nothing when there is none. */
export function TroubledMails({ mails, busy, onRetry }: TroubledMailsProps) {
  if (mails.length === 0) return null
  return (
    <Notice
      status="warning"
      title={mails.length === 1 ? 'An email could not be sent' : `${mails.length} emails could not be sent`}
    >
      <Stack as="ul" listStyleType="none" gap="3" m="0" mt="2" p="0">
        {mails.map((mail) => (
          <Flex as="li" key={mail.id} gap="3" wrap="wrap" align="center">
            <Box flex="1" minWidth="12rem" overflowWrap="anywhere">
              <Text>
                {mail.subject}, to {mail.recipient}
              </Text>
              <Text textStyle="sm">
                {mail.reason}. {outlookOf(mail)}
              </Text>
            </Box>
            <Button
              size="sm"
              aria-label={`Send again: ${mail.subject}, to ${mail.recipient}`}
              aria-disabled={busy || undefined}
              onClick={() => onRetry(mail.id)}
            >
              Send again
            </Button>
          </Flex>
        ))}
      </Stack>
    </Notice>
  )
}

const outlookOf = ({ attempts, failed_at, next_attempt_at }: TroubledMail): string => {
  const tried = `Tried ${attempts === 1 ? 'once' : `${attempts} times`}`
  return failed_at === null ? `${tried}, next on ${formatDateTime(next_attempt_at)}.` : `${tried}, given up.`
}
