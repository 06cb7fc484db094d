import {
  boolean,
  type GenericSchema,
  maxLength,
  minLength,
  nullable,
  object,
  pipe,
  regex,
  string,
} from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'

/** A provider of LLM Integration that was chosen for the assistant. Its key and the rest of it stay with the providers. */
export interface ChosenProvider {
  /** Id of the provider. */
  id: string
  name: string
  /** Where messages are sent, as it was agreed to: `https://api.example.com`, `http://localhost:11434`. */
  origin: string
  /** Off: it may be switched on again in the chat. */
  on: boolean
}

const text = (limit: number) => pipe(string(), minLength(1), maxLength(limit))

const schema: GenericSchema<unknown, ChosenProvider | null> = nullable(
  object({
    id: text(5000),
    name: text(5000),
    origin: pipe(text(5000), regex(/^https?:\/\/[^\s/?#;,'"]+$/)),
    on: boolean(),
  }),
)

/** Keyed by `forUser`; null until the user chooses a provider: nothing is sent anywhere by default. */
export const storedProvider: StoredDefinition<ChosenProvider | null> = {
  key: 'assistant-provider',
  version: 1,
  schema,
  fallback: null,
}
