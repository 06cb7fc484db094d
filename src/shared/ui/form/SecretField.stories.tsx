import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { SecretField } from './SecretField'

const meta = {
  component: SecretField,
  title: 'Components/Field/Secret',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A key or token of another service. What is typed stays out of the attributes of the page.',
      },
    },
  },
  args: { label: 'API key', name: 'apiKey', value: '', onValueChange: () => undefined },
} satisfies Meta<typeof SecretField>
export default meta
type Story = StoryObj<typeof meta>
const WithAnError: Story = { args: { error: 'API key is required' } }

function Typed() {
  const [value, setValue] = useState('')
  return (
    <>
      <SecretField label="API key" name="apiKey" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('')}>
        Forget
      </button>
    </>
  )
}

export const Variants = sideBySide(meta, {
  Empty: {},
  WithAnError,
  KeepsWhatIsTypedOutOfTheAttributes: {
    render: () => <Typed />,
    play: async ({ canvas, canvasElement }) => {
      const field = canvas.getByLabelText<HTMLInputElement>('API key')
      await userEvent.type(field, 'sk_demo_typed')
      await expect(field.value).toBe('sk_demo_typed')
      await expect(canvasElement.innerHTML).not.toContain('sk_demo_typed')
      await userEvent.click(canvas.getByRole('button', { name: 'Forget' }))
      await expect(field.value).toBe('')
    },
  },
})
