import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { storyAt, walking } from '@/shared/lib/story'
import type { AutoSaveContext, autoSaveMachine } from '@machines/auto-save'
import { quietAutoSave, SAVED_AT } from '../story-kit'
import { AutoSaveStatus } from './AutoSaveStatus'

const meta = { component: AutoSaveStatus, title: 'Pages/Create Project/Auto-save' } satisfies Meta<
  typeof AutoSaveStatus
>
export default meta

const context: AutoSaveContext = {
  draftId: 'draft-1',
  seed: 1,
  content: { wizard: 'b', values: { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky' } },
  changes: 1,
  kept: 0,
  savedAt: null,
  failure: null,
}
const at = storyAt<typeof autoSaveMachine>(quietAutoSave, context, (actor) => (
  <AutoSaveStatus actor={actor} />
))

export const Clean = at('clean', { changes: 0 })
export const Dirty = at(
  'dirty',
  {},
  {
    play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes'),
  },
)
export const Saved = at(
  'saved',
  { kept: 1, savedAt: SAVED_AT },
  { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^Saved \d+:05/) },
)
export const Off = at('off')
const failure = 'This browser’s storage is full, so it could not save this draft.'
export const Failed = at(
  'failed',
  { failure },
  { play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(failure) },
)
export const IsSwitchedOff = walking(
  at(
    'saved',
    { kept: 1, savedAt: SAVED_AT },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Auto-save' }))
        await expect(canvas.getByRole('status')).toHaveTextContent('Changes are not saved')
      },
    },
  ),
)
export const SavesWhenTriedAgain = walking(
  at(
    'failed',
    { failure },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        await expect(await canvas.findByText(/^Saved/)).toBeVisible()
      },
    },
  ),
)
