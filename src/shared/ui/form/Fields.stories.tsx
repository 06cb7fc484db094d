import { Input, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CheckboxField } from './CheckboxField'
import { FieldError } from './FieldError'
import { FormField } from './FormField'
import { SelectField } from './SelectField'
import { TextareaField } from './TextareaField'
import { TextField } from './TextField'

const meta = { title: 'Components/Field', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const changed = fn()
const OPTIONS = [
  { value: '2', label: '2 vCPUs' },
  { value: '4', label: '4 vCPUs' },
]

export const Text: Story = {
  render: () => (
    <TextField label="Username" name="username" value="" hint="3 to 20 letters" onValueChange={changed} />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'a')
    await expect(changed).toHaveBeenLastCalledWith('a')
  },
}
export const TextWithError: Story = {
  render: () => (
    <TextField
      label="Email"
      name="email"
      value="ada"
      error="Please enter a valid email address"
      onValueChange={changed}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address',
      ),
    )
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
  },
}
export const TextDisabled: Story = {
  render: () => (
    <TextField label="Email" name="email" value="ada@orrery.example" disabled onValueChange={changed} />
  ),
}
export const Textarea: Story = {
  render: () => (
    <TextareaField
      label="Description"
      name="description"
      value="Charts"
      aside={<span>6/500</span>}
      onValueChange={changed}
    />
  ),
}
export const Select: Story = {
  render: () => <SelectField label="CPU" name="cpu" value="2" options={OPTIONS} onValueChange={changed} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('CPU'), '4')
    await expect(changed).toHaveBeenLastCalledWith('4')
  },
}
export const Checkbox: Story = {
  render: () => (
    <CheckboxField
      name="terms"
      label="I accept the terms of service"
      checked={false}
      onCheckedChange={changed}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('I accept the terms of service'))
    await expect(changed).toHaveBeenLastCalledWith(true)
  },
}
export const CheckboxWithError: Story = {
  render: () => (
    <CheckboxField
      name="terms"
      label="I accept the terms of service"
      checked={false}
      error="Please accept the terms of service"
      onCheckedChange={changed}
    />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms of service'),
}
export const OwnControl: Story = {
  render: () => (
    <Stack>
      <FormField label="Address" hint="Shown to your team">
        {(control) => <Input {...control} name="address" readOnly value="orrery.example" />}
      </FormField>
    </Stack>
  ),
}
export const ErrorAlone: Story = {
  render: () => <FieldError id="error" message="Please enter a valid email address" />,
}
