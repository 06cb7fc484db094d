import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { keepFocus } from './keep-focus'

/** Controls that go away, or are disabled, by being pressed. */
function Page() {
  const [rows, setRows] = useState(['Ada', 'Grace'])
  const [works, setWorks] = useState(false)
  useEffect(() => keepFocus(document), [])
  return (
    <main>
      <section aria-label="People">
        {rows.map((name) => (
          <button key={name} type="button" onClick={() => setRows(rows.filter((one) => one !== name))}>
            Remove {name}
          </button>
        ))}
        <button type="button" disabled={works} onClick={() => setWorks(true)}>
          Load
        </button>
      </section>
      <button type="button" onClick={() => setWorks(false)}>
        Loaded
      </button>
      <button type="button" onClick={() => setRows([])}>
        Remove all
      </button>
      <p>Nothing to press.</p>
    </main>
  )
}

const meta = { title: 'Patterns/Kept focus', render: () => <Page /> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The innermost part around what is gone has the keyboard, and is no stop of the Tab key later. */
export const AfterARemoval: Story = {
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'People' })
    canvas.getByRole('button', { name: 'Remove Ada' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(part).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Grace' })).toHaveFocus()
    await expect(part).not.toHaveAttribute('tabindex')
  },
}
/** A control has the keyboard back when it can be pressed again, unless people went on meanwhile. */
export const WhileAControlIsDisabled: Story = {
  play: async ({ canvas }) => {
    const load = canvas.getByRole('button', { name: 'Load' })
    const part = canvas.getByRole('region', { name: 'People' })
    load.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(part).toHaveFocus())
    // By a script: a press would move the focus.
    canvas.getByRole('button', { name: 'Loaded' }).click()
    await waitFor(() => expect(load).toHaveFocus())

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(part).toHaveFocus())
    const all = canvas.getByRole('button', { name: 'Remove all' })
    all.focus()
    canvas.getByRole('button', { name: 'Loaded' }).click()
    await waitFor(() => expect(load).toBeEnabled())
    await expect(all).toHaveFocus()
  },
}
/**
 * A press on empty ground removes the focus on purpose, so a control that is removed afterwards does not
 * restore it.
 */
export const AfterAPressBesideEverything: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Ada' }).focus()
    await userEvent.click(canvas.getByText('Nothing to press.'))
    await expect(document.body).toHaveFocus()
    canvas.getByRole('button', { name: 'Remove all' }).click()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Ada' })).toBeNull())
    const frame = () => new Promise(requestAnimationFrame)
    for (let frames = 0; frames < 4; frames++) await frame()
    await expect(document.body).toHaveFocus()
  },
}
