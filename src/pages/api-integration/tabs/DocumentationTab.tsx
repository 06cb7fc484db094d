import { hasServer } from '@/shared/config'
import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { apiHost } from '@/entities/api-key'
import { CopyButton } from '@/features/copy-text'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { CodeBlock } from '@/shared/ui/prose'
import { Segmented } from '@/shared/ui/segmented'
import { ERROR_EXAMPLE, EXAMPLE_LANGUAGES, examplesAt } from '../model/examples'

const LANGUAGES = EXAMPLE_LANGUAGES.map((name) => ({ value: name, label: name }))

/** API-02: the public API in words: authentication, rate limits, errors, troubleshooting. */
export function DocumentationTab() {
  const [language, setLanguage] = useState<(typeof EXAMPLE_LANGUAGES)[number]>('curl')
  const examples = examplesAt(apiHost())
  const example = examples.find(({ name }) => name === language) ?? examples[0]
  return (
    <Stack gap="8" maxWidth="48rem">
      {hasServer() ? null : <Notice status="info">Preview of the upcoming API. Not live yet.</Notice>}
      <Part title="Overview">
        <Text>
          The API serves your deployed models and lists your models and datasets. Requests and responses are
          JSON. The base URL is <chakra.code fontFamily="mono">{apiHost()}/v1</chakra.code>.
        </Text>
      </Part>
      <Part title="Authentication">
        <Text>
          Send an API key as a bearer token with every request. Keep keys out of repositories and browser
          code, and revoke any exposed key.
        </Text>
        <div>
          <Segmented label="Language" size="sm" value={language} options={LANGUAGES} onSelect={setLanguage} />
        </div>
        <CodeBlock
          language={example.language}
          text={example.text}
          action={
            <CopyButton
              key={language}
              text={example.text}
              what={`${language} example`}
              size="xs"
              variant="ghost"
            />
          }
        />
      </Part>
      <Part title="Rate limits">
        <Facts
          rows={[
            ['All endpoints', '100 requests per minute'],
            ['Per day', '5,000 requests'],
            ['Prediction bursts', 'Up to 20 requests per second, within the limits above'],
          ]}
        />
        <Text color="fg.muted">
          If you exceed a limit, the API responds with 429. Wait for the time in the Retry-After header.
        </Text>
      </Part>
      <Part title="Errors">
        <Text>Errors have a standard HTTP status code and describe the problem in the response body.</Text>
        <CodeBlock language="json" text={ERROR_EXAMPLE} />
      </Part>
      <Part title="Troubleshooting">
        <Facts
          labelWidth="11rem"
          rows={[
            ['401 Authentication', 'Check that the key is complete, valid and active.'],
            ['400 Invalid parameters', 'The details name the parameter. Add it or correct its type.'],
            ['429 Rate limiting', 'Send fewer requests, or send several inputs in one request.'],
            ['5xx Server errors', 'The request is valid. Try again later, with increasing pauses.'],
          ]}
        />
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h3" textStyle="md" fontWeight="semibold">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
