import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ModalCancel } from './ModalCancel'
import { ModalShell } from './ModalShell'
import { useModalWork } from './use-modal-work'

const meta = {
  component: ModalShell,
  title: 'Components/Dialog',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'Something to do before going on. Escape and a press beside it close it, unless it works. It asks only before something is lost; for the rest there is undo.',
      },
    },
  },
  argTypes: {
    size: { control: 'select', options: ['lg', '4xl'] },
    busy: { control: 'boolean' },
    children: { control: 'text' },
  },
  args: { title: 'Edit project', open: true, onClose: fn(), children: 'What the dialog is about.' },
} satisfies Meta<typeof ModalShell>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: {
    footer: (
      <Button variant="solid" colorPalette="accent">
        Save
      </Button>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit project' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
/** The keyboard begins in the content; before that is Close, beside the title, and after the footer the round begins again. */
export const TabFollowsTheEye: Story = {
  args: { children: <input aria-label="Name" />, footer: <Button>Save</Button> },
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' })
    const name = screen.getByLabelText('Name')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
  },
}
export const BeginsInItsFooterWhereTheContentIsText: Story = {
  args: { footer: <Button>Save</Button> },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).toHaveFocus())
  },
}
export const AsksToCloseWhenItsButtonIsPressed: Story = {
  args: { onClose: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Edit project' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const CancelAsksToClose: Story = {
  args: { onClose: fn(), children: <ModalCancel /> },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
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
export const ClosesAtOnceByEscape: Story = {
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

function Deleting() {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <main tabIndex={-1}>
      {there ? <Button onClick={() => setOpen(true)}>Delete Nightly</Button> : null}
      <ModalShell
        title="Delete Nightly"
        open={open}
        openerGone={() => !there}
        onClose={() => setOpen(false)}
        footer={
          <Button
            onClick={() => {
              setThere(false)
              setOpen(false)
            }}
          >
            Delete
          </Button>
        }
      >
        It cannot be brought back.
      </ModalShell>
    </main>
  )
}
/** By keyboard, too: the focus is never lost with the row that is deleted. */
export const LeavesTheKeyboardInThePage: Story = {
  render: () => <Deleting />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Nightly' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus())
  },
}

function TakenAway() {
  const [open, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>Upload</Button>
      {open ? (
        <ModalShell title="Upload" open onClose={() => setOpen(false)}>
          <ModalCancel />
        </ModalShell>
      ) : null}
    </main>
  )
}
/** An owner that draws no modal any more closes it, too: what opened it has the keyboard again. */
export const GivesTheKeyboardBackWhenTakenAway: Story = {
  render: () => <TakenAway />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Upload' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const WideForAWizard: Story = { args: { ...Open.args, size: '4xl' } }
export const TallerThanTheWindow: Story = {
  args: {
    ...Open.args,
    title: 'A title of many words '.repeat(4),
    children: <div style={{ height: '120vh' }}>What the dialog is about.</div>,
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).toBeVisible())
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const OnAPhone: Story = { args: Open.args, globals: { viewport: { value: 'phone' } } }

const stays = async (args: { onClose: () => void }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Edit project' })
  await waitFor(() => expect(dialog).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.parentElement as HTMLElement)
  await expect(dialog).toBeVisible()
  await expect(args.onClose).not.toHaveBeenCalled()
}
/** Esc and the overlay are ignored; the close button asks. */
export const StaysWhileBusyAndItsButtonAsks: Story = {
  args: { busy: true, onClose: fn() },
  play: async ({ args }) => {
    await stays(args)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
function Working() {
  useModalWork(true)
  return (
    <>
      <p>Deleting...</p>
      <ModalCancel />
    </>
  )
}
/** Work inside cannot be undone, so the modal waits for it. */
export const StaysWhileItIsAtWork: Story = {
  args: { children: <Working />, onClose: fn() },
  play: async ({ args }) => {
    await stays(args)
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const FIELDS = Array.from({ length: 30 }, (_, index) => `Field ${index + 1}`)

/** Tab goes from Close, which is beside the title, to the first field, and the body scrolls back to it. */
export const TabScrollsToTheFirstField: Story = {
  args: {
    filled: true,
    size: '4xl',
    children: (
      <div data-testid="body" style={{ overflowY: 'auto', padding: 24 }}>
        {FIELDS.map((name) => (
          <p key={name} style={{ padding: 12 }}>
            <input aria-label={name} />
          </p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const body = await screen.findByTestId('body')
    body.scrollTop = body.scrollHeight
    const first = screen.getByLabelText('Field 1')
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(body.getBoundingClientRect().top)
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(body.getBoundingClientRect().top)
  },
}
