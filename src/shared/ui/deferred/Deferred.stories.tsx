import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { Deferred } from './Deferred'

const meta = { title: 'Components/Deferred', component: Deferred, args: { children: null } } satisfies Meta<
  typeof Deferred
>
export default meta
type Story = StoryObj<typeof meta>

const drawn: string[] = []

function Draws({ what, children }: { what: string; children?: ReactNode }) {
  drawn.push(what)
  return (
    <>
      <p>{what}</p>
      {children}
    </>
  )
}

function Openable() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Draws what="The frame.">
          <Deferred fallback={<p>On its way.</p>}>
            <Draws what="The list.">
              <Deferred>
                <Draws what="The chart." />
              </Deferred>
            </Draws>
          </Deferred>
        </Draws>
      ) : null}
    </>
  )
}

/** The press draws the frame alone; the rest follows by itself, one after the other. */
export const FollowsInItsOrder: Story = {
  render: () => <Openable />,
  play: async ({ canvas }) => {
    drawn.length = 0
    const seen: string[] = []
    const root = canvas.getByRole('button', { name: 'Open' }).parentElement as HTMLElement
    const observer = new MutationObserver(() => seen.push(root.innerText.replaceAll(/\s+/g, ' ')))
    observer.observe(root, { childList: true, subtree: true })
    // Not by the library, which waits until all is drawn.
    canvas.getByRole('button', { name: 'Open' }).click()
    await expect(await canvas.findByText('The chart.')).toBeVisible()
    observer.disconnect()
    await expect(seen[0]).toBe('Open The frame. On its way.')
    await expect(seen.at(-1)).toBe('Open The frame. The list. The chart.')
    await expect(drawn).toEqual(['The frame.', 'The list.', 'The chart.'])
  },
}
