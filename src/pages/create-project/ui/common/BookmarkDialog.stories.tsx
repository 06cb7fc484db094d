import { Text } from '@chakra-ui/react'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt } from '@/shared/lib/story'
import { bookmarkMachine } from '@machines/bookmark'
import { BookmarkDialog } from './BookmarkDialog'

const meta = { component: BookmarkDialog, title: 'pages/create-project/bookmark' } satisfies Meta<
  typeof BookmarkDialog
>
export default meta

const machine = bookmarkMachine.provide({
  actors: { saveBookmark: fromPromise(async () => {}) },
})
const at = storyAt(
  machine,
  { name: 'Night Sky', link: '?wizard=b&name=Night+Sky', failure: null },
  (actor) => (
    <>
      <Text>Behind the dialog.</Text>
      <BookmarkDialog actor={actor} />
    </>
  ),
)

export const Closed = at('closed')
export const Naming = at(
  'naming',
  {},
  {
    play: async () => {
      const name = await screen.findByLabelText('Bookmark Name')
      await userEvent.clear(name)
      await userEvent.type(name, 'Vue stack{Enter}')
      await expect(screen.queryByRole('alert')).toBeNull()
    },
  },
)
export const Refused = at('naming', {
  failure: 'This browser has no room left for this bookmark.',
})
export const Saving = at('saving')
export const Saved = at('saved')
