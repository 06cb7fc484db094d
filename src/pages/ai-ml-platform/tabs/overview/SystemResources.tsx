import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Meter } from '@/shared/ui/meter'
import { Panel } from '@/shared/ui/panel'
import type { Resource } from './model/resources'

/** PLT-06: how full each part of the simulated machine is. */
export function SystemResources({ resources }: { resources: readonly Resource[] }) {
  return (
    <Panel as="section" aria-label="System Resources" p="4">
      <Flex align="baseline" justify="space-between" gap="3" mb="3">
        <Heading as="h3" textStyle="md">
          System Resources
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          Simulated
        </Text>
      </Flex>
      <Stack gap="4">
        {resources.map(({ label, percent }) => (
          <Meter key={label} label={label} percent={percent} />
        ))}
      </Stack>
    </Panel>
  )
}
