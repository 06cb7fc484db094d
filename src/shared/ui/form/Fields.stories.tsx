import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { POINTED, StateGrid, sideBySide } from '@/shared/lib/story'
import { Input, Textarea } from './Controls'
import { FieldError } from './FieldError'
import { FormField } from './FormField'
import { TextareaField } from './TextareaField'
import { TextField } from './TextField'

const changed = fn()

const meta = {
  title: 'Components/Field',
  component: TextField,
  tags: ['autodocs'],
  args: {
    label: 'Email',
    name: 'email',
    value: '',
    type: 'email',
    hint: 'Where your confirmation goes',
    disabled: false,
    onValueChange: changed,
  },
  argTypes: {
    type: { control: 'select', options: ['text', 'email', 'password', 'search'] },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Label above, hint below, the error below it in words with an icon. It is judged when it is left, and again when the form is sent. A field that cannot be changed now keeps the focus and can be read. `FormField` puts the same around a control of your own.',
      },
    },
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

const STATES = {
  ...POINTED,
  error: { error: 'Please enter a valid email address' },
  disabled: { disabled: true },
}
const cell = { width: '13rem' }
export const WithAnError: Story = {
  args: { value: 'ada', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address Where your confirmation goes',
    )
  },
}

export const Variants = sideBySide(meta, {
  Empty: {},
  KindsByState: {
    render: () => (
      <StateGrid
        label="Fields"
        rows={{
          empty: { value: '', placeholder: 'ada@orrery.example' },
          filled: { value: 'ada@orrery.example' },
          textarea: { value: 'Two lines\nof text', area: true },
        }}
        states={STATES}
      >
        {({ area, ...row }: { value: string; placeholder?: string; area?: boolean }, state) => {
          const { error, disabled, ...pointed } = state as { error?: string; disabled?: boolean }
          const props = { label: 'Email', name: 'email', error, disabled, onValueChange: changed, ...row }
          return (
            <div style={cell}>
              {area ? <TextareaField {...props} rows={2} /> : <TextField {...props} inputProps={pointed} />}
            </div>
          )
        }}
      </StateGrid>
    ),
  },
  OtherParts: {
    render: () => (
      <Stack gap="6">
        <TextareaField
          label="Description"
          name="description"
          value="Charts"
          aside={<span>6/500</span>}
          onValueChange={changed}
        />
        <FormField label="Address" hint="Shown to your team">
          {(control) => <Input {...control} name="address" readOnly value="orrery.example" />}
        </FormField>
        <FormField label="Notes">
          {(control) => <Textarea {...control} name="notes" readOnly value="Kept in this browser" />}
        </FormField>
        <FieldError id="error" message="Please enter a valid email address" />
      </Stack>
    ),
  },
  TellsWhatIsTyped: {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Email'), 'a')
      await expect(changed).toHaveBeenLastCalledWith('a')
    },
  },
})
