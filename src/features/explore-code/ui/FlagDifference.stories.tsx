import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { FileReasons } from './FileReasons'
import { FlagDifference } from './FlagDifference'

const meta = {
  component: FlagDifference,
  title: 'Patterns/Code explorer/What a flag changes',
} satisfies Meta<typeof FlagDifference>
export default meta

const content = 'const items = []\nconst owner = user.id\n'
const frame = (story: ReactNode) => <Box borderWidth="1px">{story}</Box>
const file = {
  path: 'server/src/items.ts',
  content,
  because: ['api', 'postgresql | supabase'],
  otherwise: { api: null, auth: 'const items = []\n' },
}
const compared = fn()
export const AlwaysThere: StoryObj = {
  render: () =>
    frame(
      <FileReasons file={{ path: 'README.md', content, because: [] }} compared={null} onCompare={compared} />,
    ),
}

export const Variants = sideBySide(meta, {
  SomeLinesGo: {
    render: () => frame(<FlagDifference content={content} other={file.otherwise.auth} flag="auth" />),
    play: async ({ canvas }) =>
      expect(canvas.getByRole('status')).toHaveTextContent('With Authentication toggled: 1 removed, 0 added'),
  },
  TheFileGoes: {
    render: () => frame(<FlagDifference content={content} other={null} flag="api" />),
  },
  Reasons: {
    render: () => frame(<FileReasons file={file} compared={null} onCompare={compared} />),
    play: async ({ canvas }) => {
      await expect(
        canvas.getByText('Included because of API endpoints, and PostgreSQL or Supabase'),
      ).toBeVisible()
      await userEvent.selectOptions(canvas.getByLabelText('Compare with'), 'auth')
      await expect(compared).toHaveBeenCalledWith('auth')
    },
  },
})
