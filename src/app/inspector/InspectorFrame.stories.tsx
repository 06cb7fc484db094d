import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { useInspectionOf } from '@/features/inspect-machines'
import { useActorEnvironment } from '@/shared/lib/machine'
import { AskToRestore, RefusedLink } from './AskToRestore'
import { Docked } from './Docked'
import { InDocument } from './InDocument'
import { InspectorApp } from './InspectorApp'
import { QaBar } from './QaBar'

const meta = {
  title: 'Patterns/Inspector/Frame',
  tags: ['!stable', 'draft'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const content = <chakra.p p="3">What the panel shows.</chakra.p>
const resized = fn()
export const DockedBelow: Story = {
  render: () => (
    <Docked side="bottom" size={300} onResize={resized}>
      {content}
    </Docked>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('separator', { name: 'Size of the inspector' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(resized).toHaveBeenLastCalledWith(316)
  },
}

function Framed() {
  const [target, setTarget] = useState<Document | null>(null)
  return (
    <>
      <chakra.iframe
        title="Another document"
        width="full"
        height="8rem"
        ref={(frame: HTMLIFrameElement | null) => setTarget(frame?.contentDocument ?? null)}
      />
      {target ? <InDocument target={target}>{content}</InDocument> : null}
    </>
  )
}

function Bar() {
  return <QaBar inspection={useInspectionOf(useActorEnvironment())} />
}
function App() {
  return <InspectorApp environment={useActorEnvironment()} onReady={fn()} />
}

const RESTORED = {
  label: 'sign-in',
  machine: 'sign-in',
  state: 'submitting',
  timers: [],
  held: ['signIn'],
  start: { snapshot: { status: 'active', output: undefined, error: undefined } as const },
}

export const Variants = sideBySide(meta, {
  DockedRight: {
    render: () => (
      <Docked side="right" size={420} onResize={fn()}>
        {content}
      </Docked>
    ),
  },
  /** In the theme and with the styles of the page. */
  InAnotherDocument: {
    render: () => <Framed />,
    play: async ({ canvas }) => {
      const frame = canvas.getByTitle<HTMLIFrameElement>('Another document')
      await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('What the panel shows.'))
    },
  },
  ClockPaused: {
    render: () => <Bar />,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Clock paused')
      await userEvent.click(canvas.getByRole('button', { name: 'Real time' }))
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    },
  },
  /** Shows only the bar that reports the paused clock. */
  NotOpened: {
    render: () => <App />,
    play: async ({ canvas }) => expect(await canvas.findByText('Clock paused')).toBeVisible(),
  },
  AsksToRestore: {
    render: () => (
      <AskToRestore restoration={{ paused: true, actors: [RESTORED] }} onRestore={fn()} onDecline={fn()} />
    ),
    play: async ({ canvas }) => expect(canvas.getByText(/Not executed: signIn/)).toBeVisible(),
  },
  LinkRefused: {
    render: () => <RefusedLink reason="There is no machine “lamp” in this version." onContinue={fn()} />,
  },
})
