import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { SAMPLE_TEMPLATES } from '../model/samples'
import type { Template } from '../model/template'
import { DRAWINGS } from './drawings'
import { TemplateCard } from './TemplateCard'
import { TemplatePreview } from './TemplatePreview'

const [dashboard, , , sentiment] = SAMPLE_TEMPLATES as [Template, Template, Template, Template]
const meta = {
  component: TemplateCard,
  title: 'Components/Template card',
  args: { template: dashboard, view: 'grid', favourite: false, proven: true, onUse: fn(), onFavourite: fn() },
} satisfies Meta<typeof TemplateCard>
export default meta
type Story = StoryObj<typeof meta>
const PAPER = { '--pane': 'transparent', '--strong': 'currentColor' } as CSSProperties
const TellsWhatIsUsedAndLiked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Template: Analytics Dashboard' }))
    await expect(args.onUse).toHaveBeenCalledWith(dashboard)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Analytics Dashboard to favourites' }))
    await expect(args.onFavourite).toHaveBeenCalledWith('analytics-dashboard')
  },
}
const Favourite: Story = {
  args: { favourite: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /Remove Analytics Dashboard/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
}
const NotYetRun: Story = {
  args: { proven: false },
  play: async ({ canvas }) => expect(canvas.getByText(/Not yet run/)).toBeVisible(),
}
/** Every drawing of the gallery. */
const Drawings: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 12rem)', gap: 16, listStyle: 'none' }}>
      {Object.entries(DRAWINGS).map(([name, drawing]) => (
        <li key={name}>
          <svg
            role="img"
            aria-label={name}
            viewBox="0 0 320 180"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            style={PAPER}
          >
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(Object.keys(DRAWINGS).length),
}
const InAList: Story = { args: { view: 'list' } }
const WithoutLinks: Story = {
  args: { template: sentiment },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}
export const LongWords: Story = {
  args: { template: { ...dashboard, name: 'x'.repeat(80), description: 'words '.repeat(80) } },
  globals: { viewport: { value: 'phone' } },
}

export const Variants = sideBySide(meta, {
  InAGrid: {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('+2')).toBeVisible()
      await expect(canvas.getByRole('link', { name: /Demo/ })).toHaveAttribute('target', '_blank')
      await expect(canvas.getByRole('link', { name: /Source/ })).toHaveAttribute('target', '_blank')
    },
  },
  TellsWhatIsUsedAndLiked,
  Favourite,
  NotYetRun,
  InAList,
  Drawings,
  WithoutLinks,
  Previews: {
    render: () => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
        {SAMPLE_TEMPLATES.map(({ id, previewImage }) => (
          <TemplatePreview key={id} drawing={previewImage} />
        ))}
      </div>
    ),
  },
})
