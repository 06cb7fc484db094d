import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { commonPasswordMachine } from '@machines/common-password'
import { CommonPassword, NewPasswordHint } from './NewPasswordHint'

const meta = { component: NewPasswordHint, title: 'Components/New password hint' } satisfies Meta<
  typeof NewPasswordHint
>
export default meta
type Story = StoryObj<typeof meta>

const WORDS = /among the first that are guessed/

/** Asks the worker, as the forms do. */
export const ACommonPasswordIsNamed: Story = {
  args: { password: 'Password1!' },
  globals: { clock: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WORDS, undefined, { timeout: 20_000 })).toBeVisible()
    await expect(canvas.queryByText('not yet met')).toBeNull()
  },
}

export const TheOwnNameIsNamedToo: Story = {
  args: { password: 'Quenneville1!', own: ['quenneville', 'quenneville@example.org'] },
  globals: { clock: '1' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(WORDS, undefined, { timeout: 20_000 })).toBeVisible(),
}

const at = storyAt(commonPasswordMachine, startContext(commonPasswordMachine, {}), (actor) => (
  <CommonPassword actor={actor} />
))

export const States = sideBySide(meta, {
  Common: at(
    'common',
    {},
    { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(WORDS) },
  ),
  Unknown: at(
    'unknown',
    {},
    { play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement() },
  ),
})
