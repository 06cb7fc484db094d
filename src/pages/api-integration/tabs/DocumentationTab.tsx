import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { API_HOST } from '@/entities/api-key/model'
import { CopyButton } from '@/features/copy-text'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { CodeBlock } from '@/shared/ui/prose'
import { Segmented } from '@/shared/ui/segmented'
import { ERROR_EXAMPLE, EXAMPLES } from '../model/examples'

const LANGUAGES = EXAMPLES.map(({ name }) => ({ value: name, label: name }))

/** API-02: the public API in words: authentication, rate limits, errors, troubleshooting. */
export function DocumentationTab() {
  const [language, setLanguage] = useState<(typeof EXAMPLES)[number]['name']>('curl')
  const example = EXAMPLES.find(({ name }) => name === language) ?? EXAMPLES[0]
  return (
    <Stack gap="8" maxWidth="48rem">
      <Notice status="info">
        This is how the public API will be asked. No server answers at its address yet.
      </Notice>
      <Part title="Overview">
        <Text>
          The API serves your deployed models and lists what you keep here. Requests and answers are JSON,
          below <chakra.code fontFamily="mono">{API_HOST}/v1</chakra.code>.
        </Text>
      </Part>
      <Part title="Authentication">
        <Text>
          Every request carries an API key as a bearer token. Keep keys out of repositories and of code that
          runs in a browser; revoke one that was seen.
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
            ['Each day', '5,000 requests'],
            ['Predictions', '20 requests per second'],
          ]}
        />
        <Text color="fg.muted">
          Beyond a limit the API answers 429; wait as long as its Retry-After header says.
        </Text>
      </Part>
      <Part title="Errors">
        <Text>An error has a standard HTTP status code and says in its body what is wrong.</Text>
        <CodeBlock language="json" text={ERROR_EXAMPLE} />
      </Part>
      <Part title="Troubleshooting">
        <Facts
          labelWidth="11rem"
          rows={[
            ['401 Authentication', 'Check that the key is complete, valid and active.'],
            ['400 Invalid parameters', 'The details name the parameter: add it, or correct its type.'],
            ['429 Rate limiting', 'Send fewer requests, or several inputs in one.'],
            [
              '5xx Server errors',
              'Nothing is wrong with the request: try again later, each time after a longer pause.',
            ],
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
