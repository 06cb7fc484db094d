import type { Metadata } from 'next'
import type { AssistantStatus } from '../../api'
import { ask } from '../../ask'
import { Assistant } from '../../components/Assistant'
// {{#if auth}}
import { requireUser } from '../../require-user'
// {{/if}}

export const metadata: Metadata = { title: 'Assistant' }

export default async function AssistantPage() {
  // {{#if auth}}
  await requireUser('/assistant')
  // {{/if}}
  return <Assistant status={await ask<AssistantStatus>('/api/ai/status')} />
}
