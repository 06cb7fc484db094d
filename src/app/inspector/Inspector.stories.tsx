import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useInspectionOf } from '@/features/inspect-machines'
import { useActorEnvironment } from '@/shared/lib/machine'
import { storyAt } from '@/shared/lib/story'
import { type InspectorContext, inspectorMachine } from '@machines/inspector'
import { Placed, type PlacedProps } from './Placed'

const meta = {
  title: 'Patterns/Inspector/Place',
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The machines of a page, beside it. Docked at the right or at the bottom it stands in a frame of its own, so that no dialog of the page takes its clicks; the page makes room.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const START: InspectorContext = {
  layout: { dock: 'right', right: 420, bottom: 340 },
  part: 'actor',
  docked: 'right',
  selected: null,
  blocked: false,
  pausedAt: null,
  recorded: { from: 0, to: 0 },
  imported: null,
  refusal: null,
}

/** Inspects itself: it is the only actor of the story. */
function Inspecting({ inspector }: Pick<PlacedProps, 'inspector'>) {
  const inspection = useInspectionOf(useActorEnvironment())
  return <Placed inspection={inspection} inspector={inspector} own={null} />
}

const nothing = () => undefined
const provided = inspectorMachine.provide({
  actions: {
    keepLayout: nothing,
    openWindow: nothing,
    closeWindow: nothing,
    watchGestures: nothing,
    leaveGestures: nothing,
  },
})
const at = storyAt(provided, START, (actor) => <Inspecting inspector={actor} />)

const panel = async () => {
  const frame = await waitFor(() => {
    const found = document.querySelector<HTMLIFrameElement>('iframe[title=Inspector]')
    if (!found?.contentDocument?.querySelector('h2')) throw new Error('The panel is not there yet')
    return found
  })
  return within((frame.contentDocument as Document).body)
}

export const Closed = at('panel.closed & record.off & imported.none')
export const Right: Story = at(
  'panel.open.right & record.off & imported.none',
  {},
  {
    play: async () => {
      const inspector = await panel()
      await expect(inspector.getByRole('treeitem', { name: /^inspector/ })).toBeVisible()
    },
  },
)
export const Bottom: Story = at('panel.open.bottom & record.off & imported.none', {
  layout: { dock: 'bottom', right: 420, bottom: 340 },
})
export const InItsWindow = at('panel.open.window & record.off & imported.none')
export const BlockedWindow: Story = at('panel.open.right & record.off & imported.none', { blocked: true })
export const IsMadeWiderByTheKeyboard: Story = {
  ...Right,
  play: async ({ canvas }) => {
    const edge = await canvas.findByRole('separator', { name: 'Size of the inspector' })
    edge.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(edge).toHaveAttribute('aria-valuenow', '436')
  },
}
