import type { Failure } from '@/shared/lib/failure'
import { Notice } from '@/shared/ui/notice'
import { SendingUnavailable, type SendingUnavailableProps } from './SendingUnavailable'

export interface NotSentProps {
  failure: Pick<Failure, 'kind' | 'message'> | null
  title?: string
  /** The documented sentence of the form. */
  sentence: string
  /** The email that is offered where no server receives messages. */
  email: SendingUnavailableProps
}

/** A message that was not sent: the form's sentence, and the server's reason where it gave one. */
export function NotSent({ failure, title, sentence, email }: NotSentProps) {
  if (failure?.kind === 'notConfigured') return <SendingUnavailable {...email} />
  const reason =
    failure && (failure.kind === 'other' || failure.kind === 'rateLimited') ? failure.message : ''
  return (
    <Notice status="error" {...(title ? { title } : {})}>
      {[sentence, reason].filter(Boolean).join(' ')}
    </Notice>
  )
}
