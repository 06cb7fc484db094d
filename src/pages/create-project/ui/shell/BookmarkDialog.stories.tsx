import { Text } from '@chakra-ui/react'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { startContext, storyAt, walking } from '@/shared/lib/story'
import { bookmarkMachine } from '../../model/bookmark'
import { BookmarkDialog } from './BookmarkDialog'

const meta = { component: BookmarkDialog, title: 'Pages/Create Project/Bookmark dialog' } satisfies Meta<
  typeof BookmarkDialog
>
export default meta

const machine = bookmarkMachine.provide({
  actors: { send: fromPromise(async () => {}) },
})
const at = storyAt(
  machine,
  startContext(bookmarkMachine, { values: { name: 'Night Sky' }, subject: '?wizard=b&name=Night+Sky' }),
  (actor) => (
    <>
      <Text>Behind the dialog.</Text>
      <BookmarkDialog actor={actor} />
    </>
  ),
)

export const Closed = at('closed')
export const Editing = at('editing')
export const Refused = at('error', {
  failure: {
    kind: 'storage',
    message: 'This browser’s storage is full, so it could not save this bookmark.',
  },
})
export const Saving = at('submitting.sending')
export const Saved = at('success')
export const TakesAnotherName = walking(
  at(
    'editing',
    {},
    {
      play: async () => {
        const name = await screen.findByLabelText('Bookmark Name')
        await userEvent.clear(name)
        await userEvent.type(name, 'Vue stack{Enter}')
        await expect(screen.queryByRole('alert')).toBeNull()
      },
    },
  ),
)
