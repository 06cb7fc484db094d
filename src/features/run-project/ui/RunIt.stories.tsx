import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { RunGuide } from '@/entities/project'
import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { sideBySide, storyAt } from '@/shared/lib/story'
import { runGuideMachine } from '../model/use-run-guide'
import { RunGuideView } from './RunGuideView'
import { RunIt } from './RunIt'
import { RunningProject } from './RunningProject'
import { RunSkeleton } from './RunSkeleton'
import { Words } from './Words'

const meta = {
  component: RunIt,
  title: 'Patterns/Run it',
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RunIt>
export default meta

const source = {
  kind: 'stack' as const,
  name: 'Tide Board',
  description: '',
  aiTools: [],
  config: DEFAULT_PROJECT_CONFIG,
}
const guide: RunGuide = {
  zip: 'tide-board.zip',
  folder: 'tide-board',
  needs: ['Node.js 22.22.3 or newer', 'uv (`pip install uv` is enough)'],
  steps: [
    { say: '', commands: ['npm install', '(cd server && uv sync)', 'cp .env.example .env'] },
    {
      say: 'You need a running database. With Docker, `docker compose up -d --wait database` starts it.',
      commands: ['docker compose up -d --wait database'],
    },
    { say: '', commands: ['npm run migrate', 'npm run dev'] },
  ],
  shows: ['Open <http://localhost:5173>.', 'The first page is the overview.'],
  parts: [
    { name: 'server/', files: 40 },
    { name: 'web/', files: 30 },
    { name: '', files: 9 },
  ],
  files: 79,
}
const PROOF = 'Last run by its README: 2026-11-26.'
const at = storyAt(runGuideMachine, { question: source, answer: guide, failure: null }, (actor) => (
  <RunGuideView actor={actor} proof={PROOF} listsFiles renderCopy={() => null} />
))

export const ForBothSystems = at(
  'answered',
  {},
  {
    play: async ({ canvas }) => {
      const commands = () => canvas.getAllByRole('group', { name: 'Code' }).map((code) => code.textContent)
      await userEvent.click(canvas.getByRole('button', { name: 'macOS / Linux' }))
      await expect(commands()[0]).toBe(
        'unzip -q tide-board.zip\ncd tide-board\nnpm install\n(cd server && uv sync)\ncp .env.example .env',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Windows' }))
      await expect(commands()).toEqual([
        'Expand-Archive tide-board.zip -DestinationPath .\ncd tide-board\nnpm install\ncd server; uv sync; cd ..\nCopy-Item .env.example .env',
        'docker compose up -d --wait database',
        'npm run migrate\nnpm run dev',
      ])
      await expect(canvas.getByRole('link')).toHaveAttribute('href', 'http://localhost:5173')
      await expect(canvas.getByText('79 files: server/ 40, web/ 30, 9 in the top folder')).toBeVisible()
    },
  },
)
export const OnAPhone = at('answered', {}, { globals: { viewport: { value: 'phone' } } })

export const ReadFromTheProject: StoryObj = {
  render: () => <RunIt source={source} renderCopy={() => null} />,
  play: async ({ canvas }) => {
    const run = await canvas.findByRole('region', { name: 'Run it' })
    await expect(await within(run).findByText(/npm run dev/)).toBeVisible()
  },
}

export const States = sideBySide(meta, {
  Place: { render: () => <RunSkeleton /> },
  Asking: at('asking', { answer: null }),
  Failed: at(
    'failed',
    { answer: null },
    { play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled() },
  ),
  WithoutItsLateChunk: { render: () => <RunningProject source={source} renderCopy={() => null} /> },
  Sentence: {
    render: () => (
      <p>
        <Words text="Run `npm test`, see <http://localhost:5173> and [uv](https://docs.astral.sh/uv/), not [this](javascript:x) <b>." />
      </p>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('link')).toHaveLength(2)
      await expect(canvas.getByText(/<b>/)).toBeVisible()
    },
  },
})
