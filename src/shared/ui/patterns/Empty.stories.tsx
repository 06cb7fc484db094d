import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from '../mark'
import { Panel } from '../panel'

const meta = { title: 'Patterns/Empty', parameters: { layout: 'padded' } } satisfies Meta
export default meta

/** Empty at first: names the future content, and the one thing to do. */
export const NothingYet: StoryObj = {
  render: () => (
    <Panel>
      <Stack align="center" gap="3" py="10" textAlign="center">
        <chakra.span color="fg.muted">
          <Mark size={48} />
        </chakra.span>
        <Heading as="h2" textStyle="lg">
          No projects yet
        </Heading>
        <Text color="fg.muted" maxWidth="24rem">
          Choose a stack, and Orrery writes a project that installs, runs and passes its tests.
        </Text>
        <Button variant="solid" colorPalette="accent">
          New Project
        </Button>
      </Stack>
    </Panel>
  ),
}
/** Nothing matches: how to see more, and no primary action. */
export const NothingMatches: StoryObj = {
  render: () => (
    <Panel>
      <Stack align="center" gap="3" py="10" textAlign="center">
        <Text>No project has this name.</Text>
        <Button>Clear Filters</Button>
      </Stack>
    </Panel>
  ),
}
