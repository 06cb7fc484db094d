import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { snapshotAt } from '@/shared/lib/story'
import { copiedMachine } from '@machines/copied'
import { CopyButton } from './CopyButton'

const meta = {
  component: CopyButton,
  title: 'Components/Copy button',
  args: { text: 'https://storefront.orrery.example', what: 'address' },
} satisfies Meta<typeof CopyButton>
export default meta

const at = (state: string) => ({
  parameters: { snapshots: { 'copied:address': snapshotAt(copiedMachine, state, { text: '' }) } },
})

export const Idle = at('idle')
export const Copying = at('copying')
export const Copied = at('copied')
export const Refused = at('refused')
export const CopiesWhenItIsPressed = {
  ...at('idle'),
  play: async ({ canvas }: Parameters<NonNullable<Meta['play']>>[0]) => {
    const button = canvas.getByRole('button', { name: /^Copy\s+address$/ })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveTextContent(/Copied|Not allowed/))
  },
}
