import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  type Canvas,
  press,
  type View,
  viewMatchesMachine,
} from '../../../../tests/support/view-matches-machine'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { RemovedNotice } from '@/features/undo-removal'
import { Failure } from '@/shared/lib/failure'
import { type RemovalContext, type Removable, removalMachine } from '@machines/removal'
import { ProjectItem } from './ProjectItem'

const meta = { component: RemovedNotice, title: 'Pages/Projects/Removal paths' } satisfies Meta<
  typeof RemovedNotice
>
export default meta

const projects = SAMPLE_PROJECTS.slice(0, 2)
const itemOf = (value: Project): Removable => ({ kind: 'project', name: value.name, value })
const [first, second] = projects.map(itemOf) as [Removable, Removable]
const refused = new Failure('No room left.', 'storage')

/** The notice names the last deletion or its error, and offers Undo as long as there is a deletion to undo. */
function notice(canvas: Canvas, { removed, failure }: RemovalContext) {
  const last = removed.at(-1)?.item
  const text = failure ?? (last ? `${last.name} was deleted.` : null)
  if (text) expect(canvas.getByText(text)).toBeVisible()
  else expect(canvas.queryByText(/was deleted\.$/)).toBeNull()
  expect(canvas.queryByRole('button', { name: 'Undo' }) !== null).toBe(last !== undefined)
  expect(canvas.queryByRole('button', { name: 'Dismiss' }) !== null).toBe(text !== null)
}

const view: View<typeof removalMachine> = {
  events: [
    { type: 'delete', item: first },
    { type: 'undo' },
    { type: 'dismiss' },
    { type: 'taken', removed: { item: first, index: 0 } },
    { type: 'taken', removed: { item: second, index: 0 } },
    { type: 'refused', error: refused },
    { type: 'restored' },
    { type: 'notRestored', removed: { item: first, index: 0 }, error: refused },
  ],
  key: ({ context }) => [Math.min(context.removed.length, 2), context.restoring !== null],
  render: (actor) => (
    <SessionProvider session={SAMPLE_SESSION}>
      {projects.map((project) => (
        <ProjectItem
          key={project.id}
          project={project}
          onEdit={() => undefined}
          onDelete={() => actor.send({ type: 'delete', item: itemOf(project) })}
        />
      ))}
      <RemovedNotice actor={actor} />
    </SessionProvider>
  ),
  gestures: {
    delete: (canvas, { item }) => press(canvas, `Delete ${item.name}`),
    undo: (canvas) => press(canvas, 'Undo'),
    dismiss: (canvas) => press(canvas, 'Dismiss'),
    taken: 'elsewhere',
    refused: 'elsewhere',
    restored: 'elsewhere',
    notRestored: 'elsewhere',
  },
  // There is nothing to dismiss where nothing is said.
  offers: ({ removed, failure }, { type }) => type !== 'dismiss' || failure !== null || removed.length > 0,
  shows: { idle: notice, removed: notice, notRestored: notice },
}

export const Paths = viewMatchesMachine(removalMachine, view)
