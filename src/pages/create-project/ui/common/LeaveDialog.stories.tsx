import { Text } from '@chakra-ui/react'
import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyAt } from '@/shared/lib/story'
import { leaveGuardMachine } from '@machines/leave-guard'
import { LeaveDialog } from './LeaveDialog'

const meta = { component: LeaveDialog, title: 'pages/create-project/leave' } satisfies Meta<
  typeof LeaveDialog
>
export default meta

const left = fn()
const machine = leaveGuardMachine.provide({ actions: { proceed: () => left(), stay: () => undefined } })
const at = storyAt(machine, {}, (actor) => (
  <>
    <Text>Behind the dialog.</Text>
    <LeaveDialog actor={actor} />
  </>
))

export const Staying = at('staying')
export const Asking = at(
  'asking',
  {},
  {
    play: async () => {
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
      await expect(left).toHaveBeenCalledOnce()
    },
  },
)
