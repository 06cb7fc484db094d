import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EMPTY_DEPLOY_DIALOG, endpointOf } from '@/entities/deployment/model'
import { actorAt, startContext, sideBySide } from '@/shared/lib/story'
import { deployDialogMachine } from '@machines/deploy-dialog'
import { EndpointField } from './EndpointField'
import { ExampleRequest } from './ExampleRequest'
import { SizingFields } from './SizingFields'

const meta = {
  title: 'Pages/AI-ML Platform/Deploying a model',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const endpoint = endpointOf('Image Classifier', 'k3v9qa')
const context = startContext(deployDialogMachine, undefined)

export const Sizing: StoryObj = {
  render: () => <SizingFields actor={actorAt(deployDialogMachine, 'form', context)} />,
}
export const SizingRefused: StoryObj = {
  render: () => (
    <SizingFields
      actor={actorAt(deployDialogMachine, 'form', {
        ...context,
        values: { ...EMPTY_DEPLOY_DIALOG, min: '5', max: '4' },
        errors: [{ field: 'max', message: 'Max Instances must not be below min instances' }],
      })}
    />
  ),
}
const copied = fn()

export const Variants = sideBySide(meta, {
  Endpoint: {
    render: () => (
      <EndpointField endpoint={endpoint}>
        <Button size="sm">Copy</Button>
      </EndpointField>
    ),
  },
  Request: {
    render: () => (
      <ExampleRequest
        type="tabular"
        endpoint={endpoint}
        renderCopy={(text) => (
          <Button size="sm" onClick={() => copied(text)}>
            Copy
          </Button>
        )}
      />
    ),
    play: async ({ canvas }) => {
      const code = canvas.getByRole('group', { name: 'Code' })
      await expect(within(code).getByText(/curl -X POST/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Python' }))
      await expect(within(code).getByText(/requests\.post/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(copied).toHaveBeenLastCalledWith(expect.stringContaining('tenure_months'))
    },
  },
})
