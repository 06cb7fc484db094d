import { createRandom, randomBetween } from '@/shared/lib/random'
import type { ApiCall } from './call'
import type { LlmProvider } from './provider'

const HOUR = 3_600_000

/** Sample data: the services and their keys are made up, and answer nowhere. */
export const SAMPLE_PROVIDERS: readonly LlmProvider[] = [
  {
    id: 'provider-1',
    name: 'Meridian',
    type: 'text',
    status: 'active',
    apiKey: 'sk_demo_meridian_not_a_key_4f7a',
    endpoint: 'https://api.meridian.example/v1/chat',
    model: 'meridian-large',
    maxTokens: 8192,
    temperature: 0.7,
    requestsLimit: 100,
  },
  {
    id: 'provider-2',
    name: 'Polaris',
    type: 'multimodal',
    status: 'active',
    apiKey: 'sk_demo_polaris_not_a_key_b21c',
    endpoint: 'https://polaris.example/v2/generate',
    model: 'polaris-2-vision',
    maxTokens: 16_384,
    temperature: 0.4,
    requestsLimit: 20,
  },
  {
    id: 'provider-3',
    name: 'Aurora Images',
    type: 'image',
    status: 'active',
    apiKey: 'sk_demo_aurora_not_a_key_90de',
    endpoint: 'https://api.aurora.example/v1/images',
    model: 'aurora-xl',
    maxTokens: 1024,
    temperature: 1,
    requestsLimit: 50,
  },
  {
    id: 'provider-4',
    name: 'Echo Speech',
    type: 'audio',
    status: 'error',
    apiKey: 'sk_demo_echo_not_a_key_77f3',
    endpoint: 'https://echo.example/v1/transcribe',
    model: 'echo-3',
    maxTokens: 2048,
    temperature: 0,
    requestsLimit: 40,
  },
  {
    id: 'provider-5',
    name: 'Quill',
    type: 'text',
    status: 'inactive',
    apiKey: 'sk_demo_quill_not_a_key_0c58',
    endpoint: 'https://api.quill.example/v1/complete',
    model: 'quill-mini',
    maxTokens: 4096,
    temperature: 0.2,
    requestsLimit: 200,
  },
]

/** How a sample provider is used. */
interface Traffic {
  provider: string
  /** Calls in an hour, on average. */
  hourly: number
  /** Whole, least and most. */
  tokens: [min: number, max: number]
  /** ms, least and most */
  latency: [min: number, max: number]
  /** US dollars for 1,000 tokens */
  price: number
  /** Share of calls that fail, 0..1 */
  failing: number
  /** Hours before now when it was used last. */
  until: number
}

const TRAFFIC: readonly Traffic[] = [
  {
    provider: 'provider-1',
    hourly: 2.4,
    tokens: [180, 2600],
    latency: [380, 1400],
    price: 0.012,
    failing: 0.02,
    until: 0.05,
  },
  {
    provider: 'provider-2',
    hourly: 1,
    tokens: [600, 5200],
    latency: [700, 2600],
    price: 0.024,
    failing: 0.04,
    until: 0.4,
  },
  {
    provider: 'provider-3',
    hourly: 0.5,
    tokens: [120, 900],
    latency: [2100, 5200],
    price: 0.06,
    failing: 0.03,
    until: 1.1,
  },
  {
    provider: 'provider-4',
    hourly: 0.4,
    tokens: [200, 1500],
    latency: [900, 3100],
    price: 0.009,
    failing: 0.35,
    until: 2.2,
  },
  {
    provider: 'provider-5',
    hourly: 0.3,
    tokens: [100, 1200],
    latency: [240, 900],
    price: 0.004,
    failing: 0.01,
    until: 90,
  },
]

const DAYS = 30

/** Sample calls of the last 30 days, newest first; the same for the same `now`, ms since 1970. */
export function sampleCalls(now: number): ApiCall[] {
  const random = createRandom(20_260_113)
  const calls = TRAFFIC.flatMap(({ provider, hourly, tokens, latency, price, failing, until }) => {
    const model = SAMPLE_PROVIDERS.find(({ id }) => id === provider)
    const made: Omit<ApiCall, 'id'>[] = []
    for (let hours = until; hours < DAYS * 24; hours += (0.3 + 1.4 * random()) / hourly) {
      const used = randomBetween(random, ...tokens)
      const failed = random() < failing
      made.push({
        provider,
        model: model?.model ?? '',
        timestamp: new Date(now - hours * HOUR).toISOString(),
        tokens: failed ? 0 : used,
        cost: failed ? 0 : Math.round(used * price * 10) / 10_000,
        latency: randomBetween(random, ...latency),
        status: failed ? 'error' : 'success',
        type: model?.type ?? 'text',
      })
    }
    return made
  })
  return calls
    .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
    .map((call, place) => ({ id: `call-${calls.length - place}`, ...call }))
}
