import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { StoredVersion } from '@/entities/document/model'
import { type Project, projects, SAMPLE_PROJECTS } from '@/entities/project/model'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { documentHistoryMachine } from '../model/use-history'
import { documentRestoreMachine } from '../model/use-restore'
import { DocumentHistory, HistoryView } from './DocumentHistory'

const meta = { title: 'Patterns/Document history', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const project = { ...(SAMPLE_PROJECTS[0] as Project), name: 'Night Market' }
const version = (number: number, name: string, rest: Partial<StoredVersion> = {}): StoredVersion => ({
  number,
  version: number,
  lost: false,
  deleted: false,
  value: { v: 1, order: 0, data: { ...project, name } },
  at: `2026-11-2${number}T10:30:00Z`,
  by: 'ada',
  ...rest,
})
const versions = [
  version(2, 'Day Market', { number: 4, lost: true, by: 'a-name-of-thirty-characters-or' }),
  version(3, 'Night Market'),
  version(2, 'Market'),
  version(1, 'Storefront'),
]

const onRestore = fn(async () => ({ ok: true }) as const)
const question = { workspace: 'ada', kind: 'project', id: project.id }
const at = storyAt(documentHistoryMachine, { question, answer: null, failure: null }, (actor) => (
  <HistoryView
    actor={actor}
    workspace="ada"
    definition={projects}
    entry={project}
    labels={{ name: 'Name' }}
    onRestore={onRestore}
  />
))

export const States = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
  None: at('answered', { answer: [] }),
})

export const VersionsAndLosers: StoryObj = at(
  'answered',
  { answer: versions },
  {
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: 'Versions' })
      await expect(list.children).toHaveLength(4)
      await expect(canvas.getByText('Lost to another change')).toBeVisible()
      await expect(canvas.getByText('Name: “Market” is now “Day Market”')).toBeVisible()
      await expect(canvas.getByText('Name: “Market” is now “Night Market”')).toBeVisible()
      await expect(canvas.getByText('Now')).toBeVisible()
      const buttons = canvas.getAllByRole('button', { name: /^Restore/ })
      await expect(buttons).toHaveLength(3)
      await userEvent.click(buttons[0] as HTMLElement)
      await expect(onRestore).toHaveBeenCalledWith(expect.objectContaining({ name: 'Day Market' }))
      await expect(await canvas.findByRole('status')).toHaveTextContent('Restored the version of')
    },
  },
)

export const OfTheAccount: StoryObj = {
  parameters: {
    snapshots: [
      snapshotAt(documentHistoryMachine, 'answered', { question, answer: versions, failure: null }),
    ],
  },
  render: () => (
    <DocumentHistory
      workspace="ada"
      definition={projects}
      entry={project}
      labels={{ name: 'Name' }}
      onRestore={onRestore}
    />
  ),
  play: async ({ canvas }) =>
    expect((await canvas.findByRole('list', { name: 'Versions' })).children).toHaveLength(4),
}

const none = { question: null, answer: null, failure: null }
const refusal = {
  message: 'This browser could not save the restored version. Try again.',
  kind: 'storage' as const,
}
const restoringAt = (state: string, change: object = {}): StoryObj => ({
  ...OfTheAccount,
  parameters: {
    snapshots: [
      snapshotAt(documentHistoryMachine, 'answered', { question, answer: versions, failure: null }),
      snapshotAt(documentRestoreMachine, state, { ...none, ...change }),
    ],
  },
})
/** A second press does nothing until the first is stored. */
export const Restoring: StoryObj = {
  ...restoringAt('asking'),
  async play({ canvas }) {
    const [button] = await canvas.findAllByRole('button', { name: /^Restore/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    onRestore.mockClear()
    await userEvent.click(button as HTMLElement)
    await expect(onRestore).not.toHaveBeenCalled()
  },
}
export const NotRestored: StoryObj = {
  ...restoringAt('failed', { failure: refusal }),
  play: async ({ canvas }) => expect(await canvas.findByText(refusal.message)).toBeVisible(),
}
