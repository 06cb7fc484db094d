import { hasServer } from '@/shared/config'
import { Badge, Box, Button, chakra, Flex, Heading, SimpleGrid, Spinner, Stack, Text } from '@chakra-ui/react'
import {
  type EndpointId,
  ENDPOINTS,
  endpointOf,
  requestBody,
  requestUrl,
  responseBody,
} from '@/entities/api-key/model'
import { formatSpan } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Form, SelectField, SubmitButton, TextareaField, TextField, useFields } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import { CodeBlock } from '@/shared/ui/prose'
import type { ApiTestRun } from '@machines/api-test'
import { type ApiTestActor, useApiTest } from '../model/use-api-test'

/** API-05: a request to the documented API: to this server with a key, simulated without one. */
export function TestingTab() {
  const [actor, key, setKey] = useApiTest()
  const testing = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Stack gap="6">
      <Usage />
      {hasServer() ? (
        <Box maxWidth="32rem">
          <TextField
            label="API key"
            name="api-key"
            type="password"
            autoComplete="off"
            hint="With a key, requests go to this server and are answered for real. The key stays on this page."
            disabled={testing}
            value={key}
            onValueChange={setKey}
          />
        </Box>
      ) : null}
      <ApiTest actor={actor} />
    </Stack>
  )
}

const USAGE = [
  ['Requests today', '2,547'],
  ['Average latency', '124 ms'],
  ['Error rate', '0.8%'],
] as const

function Usage() {
  return (
    <section aria-label="Usage today">
      <Text textStyle="sm" color="fg.muted" mb="2">
        Usage today (sample data)
      </Text>
      <SimpleGrid as="dl" columns={3} gap="3" m="0">
        {USAGE.map(([label, value]) => (
          <Panel key={label} p={{ base: '3', md: '4' }}>
            <chakra.dt textStyle="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd m="0" textStyle="xl" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </Panel>
        ))}
      </SimpleGrid>
    </section>
  )
}

const ENDPOINT_OPTIONS = ENDPOINTS.map(({ id, name, method }) => ({ value: id, label: `${method} ${name}` }))

/** The request as it is built, and what came of it. */
export function ApiTest({ actor }: { actor: ApiTestActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { values, runs } = useSelector(actor, (snapshot) => snapshot.context)
  const field = useFields(actor)
  const endpoint = endpointOf(values.endpoint)
  const real = useSelector(actor, (snapshot) => snapshot.context.real)
  const body = requestBody(values)
  const testing = state === 'testing'
  const last = state === 'success' || state === 'error' ? runs[0] : undefined
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
      <Form
        actor={actor}
        label="Request"
        actions={
          <Flex gap="2" align="center" wrap="wrap">
            <SubmitButton actor={actor} busy="Sending...">
              Send Request
            </SubmitButton>
            {testing ? <Button onClick={() => actor.send({ type: 'stop' })}>Stop</Button> : null}
            <Text textStyle="sm" color="fg.muted">
              {real ? 'This server answers' : 'Simulated responses (about 70% succeed)'}
            </Text>
          </Flex>
        }
      >
        <SelectField
          label="Endpoint"
          name="endpoint"
          options={ENDPOINT_OPTIONS}
          value={values.endpoint}
          disabled={testing}
          onValueChange={(id) => actor.send({ type: 'endpoint.select', endpoint: id as EndpointId })}
        />
        {endpoint.parameters.map(({ name, type, required, description }) =>
          type === 'array' || type === 'object' ? (
            <TextareaField
              key={name}
              label={name}
              hint={description}
              required={required}
              rows={2}
              {...field(name)}
            />
          ) : (
            <TextField key={name} label={name} hint={description} required={required} {...field(name)} />
          ),
        )}
      </Form>
      <Stack gap="4" minWidth="0">
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          Request
        </Heading>
        <CodeBlock
          language=""
          text={`${endpoint.method} ${requestUrl(values, real ? window.location.origin : undefined)}\nAuthorization: Bearer YOUR_API_KEY${body ? `\nContent-Type: application/json\n\n${body}` : ''}`}
        />
        <Flex align="center" gap="3" role="status">
          <Heading as="h3" textStyle="md" fontWeight="semibold">
            Response
          </Heading>
          {testing ? <Spinner size="xs" aria-hidden /> : null}
          {last ? <RunBadge run={last} /> : null}
        </Flex>
        {last ? (
          <CodeBlock
            language="json"
            text={last.answer.body ?? responseBody(last.request, last.answer.passed)}
          />
        ) : (
          <Text color="fg.muted">
            {testing ? 'Waiting for the response...' : 'Send a request to see the response.'}
          </Text>
        )}
        {runs.length > 0 ? <History actor={actor} runs={runs} /> : null}
      </Stack>
    </SimpleGrid>
  )
}

function RunBadge({ run: { answer } }: { run: ApiTestRun }) {
  return (
    <>
      <Badge colorPalette={answer.passed ? 'success' : 'error'}>{answer.passed ? 'Success' : 'Error'}</Badge>
      <Text as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {answer.status ?? 'no answer'} · {formatSpan(answer.duration)}
      </Text>
    </>
  )
}

function History({ actor, runs }: { actor: ApiTestActor; runs: readonly ApiTestRun[] }) {
  return (
    <section aria-label="History">
      <Flex justify="space-between" align="center" mb="2">
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          History
        </Heading>
        <Button size="xs" variant="ghost" onClick={() => actor.send({ type: 'clear' })}>
          Clear history
        </Button>
      </Flex>
      <chakra.ol listStyleType="none" p="0" m="0">
        {runs.map((run) => (
          <Flex as="li" key={run.number} align="center" gap="3" wrap="wrap" py="2" borderTopWidth="1px">
            <Text as="span" textStyle="sm" fontFamily="mono" flex="1 1 10rem" overflowWrap="anywhere">
              {run.number}. {endpointOf(run.request.endpoint).method} {endpointOf(run.request.endpoint).path}
            </Text>
            <RunBadge run={run} />
          </Flex>
        ))}
      </chakra.ol>
    </section>
  )
}
