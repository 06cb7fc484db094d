import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { OptionCards, TextField } from '../form'
import { Panel } from '../panel'
import { StepIndicator } from '../steps'

const meta = { title: 'Patterns/Wizard step', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const step = (name: string) => (
  <Panel>
    <StepIndicator steps={['Project Details', 'Environment', 'Review']} current={0} />
    <Stack gap="5" mt="6">
      <Heading as="h2" textStyle="lg">
        Project Details
      </Heading>
      <TextField label="Project name" name="name" value={name} onValueChange={fn()} />
      <OptionCards
        legend="Type"
        name="type"
        columns={2}
        options={[
          { value: 'web', title: 'Web App' },
          { value: 'api', title: 'API' },
        ]}
        value="web"
        onSelect={fn()}
      />
      <Flex justify="flex-end" align="center" gap="4" wrap="wrap" borderTopWidth="1px" pt="5">
        {name ? null : (
          <Text id="why" textStyle="sm" color="fg.muted">
            Enter a project name
          </Text>
        )}
        <Button
          variant="solid"
          colorPalette="accent"
          disabled={!name}
          aria-describedby={name ? undefined : 'why'}
        >
          Continue
        </Button>
      </Flex>
    </Stack>
  </Panel>
)

const Filled: StoryObj = { render: () => step('Storefront') }
export const OnAPhone: StoryObj = { ...Filled, globals: { viewport: { value: 'phone' } } }

export const Variants = sideBySide(meta, {
  Filled,
  /** There is no way on yet, and the step says why. */
  WithoutAName: { render: () => step('') },
})
