import { type FieldRule, isAddress } from '@/shared/lib/form'
import type { LlmProvider, ProviderType } from './provider'

/** The form of a provider; numbers as typed. */
export interface ProviderForm {
  name: string
  type: ProviderType
  model: string
  apiKey: string
  endpoint: string
  maxTokens: string
  temperature: string
  requestsLimit: string
}

export const EMPTY_PROVIDER: ProviderForm = {
  name: '',
  type: 'text',
  model: '',
  apiKey: '',
  endpoint: '',
  maxTokens: '4096',
  temperature: '0.7',
  requestsLimit: '1000',
}

const MAX_TOKENS = 1_000_000
const MAX_REQUESTS = 1_000_000
const MAX_NAME = 80
const MAX_KEY = 500

const isWhole = (typed: string, max: number) =>
  /^\d{1,9}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= max

/** 0, 0.1, … 1; a comma for the point is understood. */
const isTemperature = (typed: string) => /^(0([.,]\d)?|1([.,]0)?)$/.test(typed.trim())

const same = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/** LLM-04: the rules of a provider in the order of its fields; `others` are the names that are taken. */
export const providerRules = (others: readonly string[]): readonly FieldRule<ProviderForm>[] => [
  { field: 'name', holds: ({ name }) => name.trim() !== '', message: 'Provider name is required' },
  {
    field: 'name',
    holds: ({ name }) => name.trim().length <= MAX_NAME,
    message: `Provider name must be at most ${MAX_NAME} characters`,
  },
  {
    field: 'name',
    holds: ({ name }) => !others.some((other) => same(other, name)),
    message: ({ name }) => `A provider called “${name.trim()}” already exists`,
  },
  { field: 'model', holds: ({ model }) => model.trim() !== '', message: 'Model is required' },
  {
    field: 'model',
    holds: ({ model }) => model.trim().length <= MAX_NAME,
    message: `Model must be at most ${MAX_NAME} characters`,
  },
  { field: 'apiKey', holds: ({ apiKey }) => apiKey.trim() !== '', message: 'API key is required' },
  {
    field: 'apiKey',
    holds: ({ apiKey }) => !/\s/.test(apiKey.trim()) && apiKey.trim().length <= MAX_KEY,
    message: `API key must be a single word of at most ${MAX_KEY} characters`,
  },
  { field: 'endpoint', holds: ({ endpoint }) => endpoint.trim() !== '', message: 'Endpoint URL is required' },
  {
    field: 'endpoint',
    holds: ({ endpoint }) => isAddress(endpoint),
    message: 'Enter a full URL that starts with http:// or https://, e.g. https://api.example.com/v1',
  },
  {
    field: 'maxTokens',
    holds: ({ maxTokens }) => isWhole(maxTokens, MAX_TOKENS),
    message: 'Max tokens must be a whole number from 1 to 1,000,000',
  },
  {
    field: 'temperature',
    holds: ({ temperature }) => isTemperature(temperature),
    message: 'Temperature must be a number from 0 to 1, in steps of 0.1',
  },
  {
    field: 'requestsLimit',
    holds: ({ requestsLimit }) => isWhole(requestsLimit, MAX_REQUESTS),
    message: 'Daily request limit must be a whole number from 1 to 1,000,000',
  },
]

/** The provider that valid form values describe. */
export const settingsOf = (form: ProviderForm): Omit<LlmProvider, 'id' | 'status'> => ({
  name: form.name.trim(),
  type: form.type,
  model: form.model.trim(),
  apiKey: form.apiKey.trim(),
  endpoint: form.endpoint.trim(),
  maxTokens: Number(form.maxTokens),
  temperature: Number(form.temperature.replace(',', '.')),
  requestsLimit: Number(form.requestsLimit),
})
