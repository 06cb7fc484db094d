import { Button, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import everything from './everything.md'
import { CodeBlock } from './CodeBlock'
import { Contents } from './Contents'
import { Neighbours } from './Neighbours'
import { Prose } from './Prose'
import { ReadingRow } from './ReadingRow'

const meta = {
  component: Prose,
  title: 'Components/Prose',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Text to be read: articles, posts, terms. Lines of at most 70 letters, headings in order, code with a way to copy it. The parts of a long text stand beside it.',
      },
    },
  },
} satisfies Meta<typeof Prose>
export default meta

const Everything: StoryObj<typeof meta> = {
  args: { blocks: everything.blocks, codeAction: () => <Button size="sm">Copy</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'a-part')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('group', { name: 'Code' })).toHaveTextContent('npm start')
    await expect(canvas.getByRole('columnheader', { name: 'Effect' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'npm test' })).toBeVisible()
  },
}
const WithAnchors: StoryObj<typeof meta> = {
  args: { blocks: everything.blocks, anchors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'A part' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Link to A part' })).toHaveAttribute('href', '/#a-part')
  },
}
export const FirstPartBeingRead: StoryObj = {
  render: () => (
    <>
      <Contents
        parts={[
          { id: 'first', text: 'The first part' },
          { id: 'second', text: 'The second part' },
        ]}
      />
      <p id="first">The first.</p>
      <p id="second" style={{ marginTop: '300px' }}>
        The second.
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The first part' })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await expect(canvas.getByRole('link', { name: 'The second part' })).not.toHaveAttribute('aria-current')
  },
}
const text = (title: string) => ({ to: '/docs', title })

export const Variants = sideBySide(meta, {
  Everything,
  WithAnchors,
  CodeOfATerminal: {
    render: () => <CodeBlock language="sh" text="npm start" action={<Button size="sm">Copy</Button>} />,
    play: async ({ canvas }) => expect(canvas.getByText('Terminal')).toBeVisible(),
  },
  NoParts: {
    render: () => <Contents parts={[]} />,
    play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
  },
  NeighboursAndLines: {
    render: () => (
      <Stack gap="6">
        <Neighbours label="Articles" previous={text('The one before')} next={text('The one after')} />
        <Neighbours label="First of all" next={text('The one after')} />
        <Neighbours label="Last of all" previous={text('The one before')} />
        <ReadingRow aside="Nov 21, 2026">A text.</ReadingRow>
        <CodeBlock language="" text={'x'.repeat(300)} />
      </Stack>
    ),
  },
})
