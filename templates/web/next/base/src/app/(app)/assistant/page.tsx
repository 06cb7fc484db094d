import type { Metadata } from 'next'
import type { AiStatus } from '../../../api'
import { ask } from '../../../ask'
import { Assistant } from '../../../components/Assistant'

export const metadata: Metadata = { title: 'Assistant' }

export default async function AssistantPage() {
  return <Assistant status={await ask<AiStatus>('/api/ai/status')} />
}
