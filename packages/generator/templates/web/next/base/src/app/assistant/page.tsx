import type { Metadata } from 'next'
import { ask } from '../../ask'
import { Chat } from '../../components/Chat'
// {{#if auth}}
import { requireUser } from '../../require-user'
// {{/if}}

export const metadata: Metadata = { title: 'Assistant' }

export default async function AssistantPage() {
  // {{#if auth}}
  await requireUser('/assistant')
  // {{/if}}
  return (
    <>
      <h1>Assistant</h1>
      <Chat status={await ask('/api/ai/status')} />
    </>
  )
}
