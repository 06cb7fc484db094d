import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { type ApiIntegration, integrationSchema } from './api-integration'

const DAY = 86_400_000

/** Sample data: the services and their keys are made up, and answer nowhere. */
const samples = (now: number): ApiIntegration[] => [
  {
    id: 'integration-1',
    name: 'Weather archive',
    endpoint: 'https://weather.example/v1',
    apiKey: 'sk_demo_weather_not_a_key_3b1d',
    type: 'rest',
    secure: true,
    created: new Date(now - 12 * DAY).toISOString(),
  },
  {
    id: 'integration-2',
    name: 'Event stream',
    endpoint: 'wss://events.example/stream',
    apiKey: 'sk_demo_events_not_a_key_a90c',
    type: 'websocket',
    secure: true,
    created: new Date(now - 40 * DAY).toISOString(),
  },
]

export const apiIntegrations: CollectionDefinition<ApiIntegration> = {
  name: 'api-integrations',
  version: 1,
  schema: integrationSchema,
  samples,
}
