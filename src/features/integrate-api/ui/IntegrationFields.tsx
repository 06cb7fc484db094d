import { SimpleGrid } from '@chakra-ui/react'
import {
  INTEGRATION_TYPE_NAMES,
  INTEGRATION_TYPES,
  type IntegrationForm,
  type IntegrationType,
} from '@/entities/api-integration/model'
import { CheckboxField, type FieldProps, SecretField, SelectField, TextField } from '@/shared/ui/form'

export interface IntegrationFieldsProps {
  field: <TName extends Extract<keyof IntegrationForm, string>>(
    name: TName,
  ) => FieldProps<TName, IntegrationForm[TName]>
  /** An integration that has a key keeps it while the field is empty. */
  hasKey?: boolean
}

const TYPES = INTEGRATION_TYPES.map((value) => ({ value, label: INTEGRATION_TYPE_NAMES[value] }))

/** API-06: everything that is typed about an integration, new or changed. */
export function IntegrationFields({ field, hasKey = false }: IntegrationFieldsProps) {
  const type = field('type')
  const { value: secure, onValueChange: setSecure, ...secureField } = field('secure')
  return (
    <>
      <TextField label="API Name" required maxLength={200} {...field('name')} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField
          label="Endpoint URL"
          required
          placeholder="https://api.example.com/v1"
          inputProps={{ inputMode: 'url' }}
          {...field('endpoint')}
        />
        <SelectField
          label="Type"
          options={TYPES}
          {...type}
          onValueChange={(value) => type.onValueChange(value as IntegrationType)}
        />
      </SimpleGrid>
      <SecretField
        label={hasKey ? 'New API Key' : 'API Key'}
        required={!hasKey}
        hint={hasKey ? 'Leave empty to keep the current key.' : 'Stored in this browser and never sent.'}
        {...field('apiKey')}
      />
      <CheckboxField
        label="Secure connection"
        hint="Require https or wss"
        checked={secure}
        onCheckedChange={setSecure}
        {...secureField}
      />
    </>
  )
}
