import type { Metadata } from 'next'
import type { AssistantStatus } from '../../../api'
import { ask } from '../../../ask'
import { Assistant } from '../../../components/Assistant'

export const metadata: Metadata = { title: 'Assistant' }

export default async function AssistantPage() {
  return <Assistant status={await ask<AssistantStatus>('/api/ai/status')} />
}
