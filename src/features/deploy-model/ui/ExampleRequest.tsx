import { chakra, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import {
  exampleRequest,
  type ModelType,
  REQUEST_LANGUAGES,
  type RequestLanguage,
} from '@/entities/deployment/model'
import { CodeBlock } from '@/shared/ui/prose'
import { Segmented } from '@/shared/ui/segmented'

export interface ExampleRequestProps {
  endpoint: string
  /** The kind of model that answers there. */
  type: ModelType
  /** The button that copies it. */
  renderCopy: (text: string) => ReactNode
}

/** DEP-01, DPL-06: how the endpoint is asked, in the chosen language. */
export function ExampleRequest({ endpoint, type, renderCopy }: ExampleRequestProps) {
  const [language, setLanguage] = useState<RequestLanguage>('curl')
  const text = exampleRequest(endpoint, language, type)
  return (
    <chakra.section aria-label="Example request">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="md">
          Example request
        </Heading>
        <Segmented
          label="Language"
          size="sm"
          value={language}
          options={REQUEST_LANGUAGES}
          onSelect={setLanguage}
        />
      </Flex>
      <CodeBlock
        text={text}
        language={REQUEST_LANGUAGES.find(({ value }) => value === language)?.code ?? ''}
        action={renderCopy(text)}
      />
    </chakra.section>
  )
}
