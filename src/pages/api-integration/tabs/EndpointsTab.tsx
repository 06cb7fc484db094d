import { Badge, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { apiHost } from '@/entities/api-key'
import { type Endpoint, ENDPOINTS } from '@/entities/api-key/model'
import { CopyButton } from '@/features/copy-text'
import { Panel } from '@/shared/ui/panel'

/** API-04: the documented endpoints with their parameters. */
export function EndpointsTab() {
  return (
    <Stack gap="4">
      {ENDPOINTS.map((endpoint) => (
        <EndpointPanel key={endpoint.id} endpoint={endpoint} />
      ))}
    </Stack>
  )
}

function EndpointPanel({ endpoint }: { endpoint: Endpoint }) {
  const { name, method, path, description, parameters } = endpoint
  return (
    <Panel as="section" aria-label={name}>
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          {name}
        </Heading>
        <Badge colorPalette={method === 'POST' ? 'info' : 'success'}>{method}</Badge>
        <chakra.code fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
          {apiHost() + path}
        </chakra.code>
        <CopyButton text={apiHost() + path} what={`address of ${name}`} size="xs" variant="ghost" />
      </Flex>
      <Text mt="2">{description}</Text>
      <Text mt="1" textStyle="sm" color="fg.muted">
        Authentication: API key
      </Text>
      <chakra.div overflowX="auto" mt="4" tabIndex={0} role="group" aria-label={`Parameters of ${name}`}>
        <chakra.table
          width="full"
          textStyle="sm"
          css={{ '& th, & td': { textAlign: 'start', py: '2', pe: '4' } }}
        >
          <thead>
            <tr>
              {['Parameter', 'Type', 'Required', 'Description'].map((head) => (
                <chakra.th key={head} scope="col" color="fg.muted" fontWeight="medium" textStyle="xs">
                  {head}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parameters.map((one) => (
              <chakra.tr key={one.name} borderTopWidth="1px">
                <chakra.th scope="row" fontWeight="normal" fontFamily="mono">
                  {one.name}
                </chakra.th>
                <td>{one.type}</td>
                <td>{one.required ? 'Yes' : 'No'}</td>
                <chakra.td minWidth="11rem">{one.description}</chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </Panel>
  )
}
