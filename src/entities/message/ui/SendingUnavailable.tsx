import { Link } from '@chakra-ui/react'
import { contact } from '@/shared/config'
import { Notice } from '@/shared/ui/notice'

export interface SendingUnavailableProps {
  /** Subject and text of the email that is offered in place of the form. */
  subject: string
  text?: string
  /** The receiver; the general address of the company when absent. */
  to?: string
}

/** Shown where no server receives messages: offers an email with what was typed. */
export function SendingUnavailable({ subject, text = '', to = contact.email }: SendingUnavailableProps) {
  const query = new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')
  return (
    <Notice status="warning" title="Sending is not available on this site">
      Please write an email to{' '}
      <Link href={`mailto:${to}?${query}`} color="accent.fg" textDecoration="underline" display="inline">
        {to}
      </Link>{' '}
      instead.
    </Notice>
  )
}
