import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { starterDownloadMachine } from '../model/use-starter-download'
import { GetStarter } from './GetStarter'

const meta = { component: GetStarter, title: 'Patterns/Get starter' } satisfies Meta<typeof GetStarter>
export default meta

const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Field Notes' }
const at = storyAt(starterDownloadMachine, { question: config, answer: null, failure: null }, (actor) => (
  <GetStarter
    actor={actor}
    config={config}
    renderCopy={() => null}
    renderRun={(chosen) => <p>How to run {chosen.name}.</p>}
  />
))

export const Idle = at(
  'idle',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByLabelText('Command')).toHaveTextContent(
        "npm run create -- --name 'Field Notes' --frontend react --backend node --database postgresql",
      )
      await expect(canvas.getByText(/in a checkout of Orrery/)).toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Download now' })).toHaveFocus()
    },
  },
)
export const Asking = at('asking')

export const States = sideBySide(meta, {
  Answered: at(
    'answered',
    { answer: 'field-notes.zip' },
    { play: async ({ canvas }) => expect(canvas.getByText('How to run Field Notes.')).toBeVisible() },
  ),
  Failed: at('failed'),
})
