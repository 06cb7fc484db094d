import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ModalShell } from './ModalShell'
import { useModalWork } from './use-modal-work'

const meta = {
  component: ModalShell,
  title: 'Components/Dialog',
  args: { title: 'Edit project', open: true, onClose: fn(), children: 'What the dialog is about.' },
} satisfies Meta<typeof ModalShell>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { footer: <Button>Save</Button> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit project' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Closed: Story = {
  args: { open: false },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
}
function Openable() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <ModalShell title="Edit project" open={open} onClose={() => setOpen(false)}>
        What the dialog is about.
      </ModalShell>
    </>
  )
}
/** Escape counts from the moment the modal is there, before the library listens. */
export const ClosedAtOnce: Story = {
  render: () => <Openable />,
  play: async ({ canvas }) => {
    const appeared = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=dialog]')) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    fireEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await appeared
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible()
  },
}

const stays = async (args: { onClose: () => void }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Edit project' })
  await waitFor(() => expect(dialog).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.parentElement as HTMLElement)
  await expect(dialog).toBeVisible()
  await expect(args.onClose).not.toHaveBeenCalled()
}
/** Esc and the overlay are ignored; the close button asks. */
export const Busy: Story = {
  args: { busy: true, onClose: fn() },
  play: async ({ args }) => {
    await stays(args)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
function Working() {
  useModalWork(true)
  return <p>Deleting...</p>
}
/** What runs inside cannot be taken back, so it is waited for. */
export const AtWork: Story = {
  args: { children: <Working />, onClose: fn() },
  play: async ({ args }) => {
    await stays(args)
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
}
