import { Grid, Heading, Text } from '@chakra-ui/react'
import { LANGUAGES, LOCALES, type Preferences, THEMES, TIMEZONES } from '@/entities/settings/model'
import { SelectField } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'

export interface PreferenceFieldsProps {
  values: Preferences
  disabled?: boolean
  onChange: (name: keyof Preferences, value: string) => void
}

const LABELS: Record<string, string> = {
  dark: 'Dark',
  light: 'Light',
  auto: 'Auto (system)',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  UTC: 'UTC',
  'America/New_York': 'Eastern Time (New York)',
  'America/Chicago': 'Central Time (Chicago)',
  'America/Denver': 'Mountain Time (Denver)',
  'America/Los_Angeles': 'Pacific Time (Los Angeles)',
}

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: LABELS[value] ?? value }))

/** 1 March 2026, 17:30 UTC: a time at which every zone and language shows its ways. */
const EXAMPLE = Date.UTC(2026, 2, 1, 17, 30)

/** SET-03: theme, language and time zone, and what a date looks like with them. */
export function PreferenceFields({ values, disabled, onChange }: PreferenceFieldsProps) {
  const example = new Intl.DateTimeFormat(LOCALES[values.language], {
    timeZone: values.timezone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(EXAMPLE)
  const number = new Intl.NumberFormat(LOCALES[values.language]).format(10_000.5)
  const field = (name: keyof Preferences) => ({
    name,
    value: values[name],
    disabled,
    onValueChange: (value: string) => onChange(name, value),
  })
  return (
    <Panel as="section" aria-labelledby="preferences">
      <Heading as="h2" id="preferences" textStyle="lg" fontWeight="semibold" mb="4">
        Preferences
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
        <SelectField label="Theme" options={options(THEMES)} {...field('theme')} />
        <SelectField label="Language" options={options(LANGUAGES)} {...field('language')} />
        <SelectField label="Time zone" options={options(TIMEZONES)} {...field('timezone')} />
      </Grid>
      <Text textStyle="sm" color="fg.muted" mt="4">
        The theme applies at once. Language and time zone set the format of dates and numbers, such as{' '}
        {example} and {number}. The interface is English only.
      </Text>
    </Panel>
  )
}
