import { SimpleGrid } from '@chakra-ui/react'
import { PROVIDER_TYPES, type ProviderForm, type ProviderType } from '@/entities/llm-provider/model'
import { type FieldProps, SecretField, SelectField, TextField } from '@/shared/ui/form'
import { TYPE_WORDS } from './words'

export interface ProviderFieldsProps {
  field: <TName extends Extract<keyof ProviderForm, string>>(
    name: TName,
  ) => FieldProps<TName, ProviderForm[TName]>
  /** A provider that has a key keeps it while the field is empty. */
  hasKey?: boolean
}

const TYPES = PROVIDER_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))
const WHOLE = { inputMode: 'numeric' } as const
const TENTHS = { type: 'number', min: 0, max: 1, step: 0.1, inputMode: 'decimal' } as const

/** LLM-04: everything that is typed about a provider, new or changed. */
export function ProviderFields({ field, hasKey = false }: ProviderFieldsProps) {
  const type = field('type')
  return (
    <>
      <TextField label="Provider name" required maxLength={200} {...field('name')} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <SelectField
          label="Type"
          options={TYPES}
          {...type}
          onValueChange={(value) => type.onValueChange(value as ProviderType)}
        />
        <TextField label="Model" required maxLength={200} {...field('model')} />
      </SimpleGrid>
      <SecretField
        label={hasKey ? 'New API Key' : 'API Key'}
        required={!hasKey}
        hint={
          hasKey
            ? 'Leave empty to keep the current key.'
            : 'Stored in this browser. It is sent only to this provider, and only if you use it in the assistant.'
        }
        {...field('apiKey')}
      />
      <TextField
        label="Endpoint URL"
        required
        placeholder="https://api.example.com/v1"
        inputProps={{ inputMode: 'url' }}
        {...field('endpoint')}
      />
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="5">
        <TextField label="Max tokens" inputProps={WHOLE} {...field('maxTokens')} />
        <TextField label="Temperature" hint="0 to 1" inputProps={TENTHS} {...field('temperature')} />
        <TextField label="Daily request limit" inputProps={WHOLE} {...field('requestsLimit')} />
      </SimpleGrid>
    </>
  )
}
