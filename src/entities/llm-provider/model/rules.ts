import { check, maxLength, object, pipe, string } from 'valibot'
import { isAddress, requiredText } from '@/shared/lib/form'
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
export const providerFormSchema = (others: readonly string[]) =>
  object({
    name: pipe(
      requiredText('Provider name is required'),
      maxLength(MAX_NAME, `Provider name must be at most ${MAX_NAME} characters`),
      check(
        (name) => !others.some((other) => same(other, name)),
        ({ input }) => `A provider called “${input}” already exists`,
      ),
    ),
    model: pipe(
      requiredText('Model is required'),
      maxLength(MAX_NAME, `Model must be at most ${MAX_NAME} characters`),
    ),
    apiKey: pipe(
      requiredText('API key is required'),
      check(
        (key) => !/\s/.test(key) && key.length <= MAX_KEY,
        `API key must be a single word of at most ${MAX_KEY} characters`,
      ),
    ),
    endpoint: pipe(
      requiredText('Endpoint URL is required'),
      check(
        (endpoint) => isAddress(endpoint),
        'Enter a full URL that starts with http:// or https://, e.g. https://api.example.com/v1',
      ),
    ),
    maxTokens: pipe(
      string(),
      check((typed) => isWhole(typed, MAX_TOKENS), 'Max tokens must be a whole number from 1 to 1,000,000'),
    ),
    temperature: pipe(
      string(),
      check(isTemperature, 'Temperature must be a number from 0 to 1, in steps of 0.1'),
    ),
    requestsLimit: pipe(
      string(),
      check(
        (typed) => isWhole(typed, MAX_REQUESTS),
        'Daily request limit must be a whole number from 1 to 1,000,000',
      ),
    ),
  })

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
