import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { exampleIn, KEY_VARIABLE, type Language, LANGUAGES, type Row } from '@/entities/endpoint/model'
import { CopyButton } from '@/features/copy-text'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { CodeBlock } from '@/shared/ui/prose'
import { Segmented } from '@/shared/ui/segmented'
import { Titled } from './Titled'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: value }))
const CODES: Record<Language, string> = { curl: 'sh', Python: 'py', JavaScript: 'js' }

export interface ExamplesProps {
  /** Of the endpoint. */
  name: string
  row: Row
}

/** Programs that ask the endpoint for the row of the form. */
export function Examples({ name, row }: ExamplesProps) {
  const [language, setLanguage] = useState<Language>('curl')
  const text = exampleIn(language, window.location.origin, name, row)
  return (
    <Titled
      title="From a program"
      aside={
        <Segmented label="Language" size="sm" value={language} options={OPTIONS} onSelect={setLanguage} />
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">
          Set {KEY_VARIABLE} to a key of this workspace, made under{' '}
          <TextLink to={`${paths.apiIntegration}?tab=keys`}>API Keys</TextLink>. The values are those of the
          form.
        </Text>
        <CodeBlock
          text={text}
          language={CODES[language]}
          action={<CopyButton text={text} what="example" variant="ghost" />}
        />
      </Stack>
    </Titled>
  )
}
