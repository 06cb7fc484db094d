import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rocket } from 'lucide-react'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { ButtonLink } from '../link'
import { PageMeta } from '../screen/PageMeta'
import { StructuredData } from '../screen/StructuredData'
import { Cells } from './Cells'
import { ClosingCall } from './ClosingCall'
import { PageHero } from './PageHero'
import { PublicPage } from './PublicPage'
import { Rings } from './Rings'
import { Section } from './Section'

const meta = { component: PublicPage, title: 'Patterns/Public page' } satisfies Meta<typeof PublicPage>
export default meta
type Story = StoryObj

const rings = [
  { bodies: 1, turn: 0.1 },
  { bodies: 3, turn: 0.6, arc: 0.25 },
  { bodies: 5, turn: 0.9 },
]
const next = (
  <ButtonLink to="/signup" variant="solid" colorPalette="accent">
    Get Started Free
  </ButtonLink>
)
const cell = { title: 'Start', text: 'What starts, in a sentence or two.', Icon: Rocket }

export const Whole: Story = {
  render: () => (
    <PublicPage title="Example" description="An example.">
      <PageHero title="A page for visitors" lead="What it is about." rings={rings} actions={next} />
      <Section title="Three things" lead="They belong together.">
        <Cells columns={3} cells={[cell, { ...cell, title: 'Go' }, { ...cell, title: 'Stop' }]} />
      </Section>
      <Section title="One thing" layout="beside" id="one">
        A text beside its heading.
      </Section>
      <ClosingCall title="And now?" actions={next}>
        The next step.
      </ClosingCall>
    </PublicPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A page for visitors')
    await expect(canvas.getByRole('region', { name: 'Three things' })).toBeVisible()
    await expect(document.querySelector('meta[name=description][content="An example."]')).not.toBeNull()
  },
}
export const Metadata: Story = {
  render: () => <PageMeta title="Example" description="Another example." />,
  play: async () => expect(document.title).toBe('Example · Orrery'),
}

export const Variants = sideBySide(meta, {
  HeroWithoutAPicture: {
    render: () => <PageHero title="A page for visitors" lead="What it is about." />,
  },
  PictureOfThreeRings: { render: () => <Rings rings={rings} size={160} /> },
  DataForSearchEngines: {
    render: () => <StructuredData data={{ '@type': 'Thing', name: '</script><b>not markup</b>' }} />,
    play: async ({ canvasElement }) => {
      const block = canvasElement.querySelector('script')
      await expect(JSON.parse(block?.textContent ?? '')).toMatchObject({ name: '</script><b>not markup</b>' })
      await expect(canvasElement.querySelector('b')).toBeNull()
    },
  },
})
