import { Button } from '@chakra-ui/react'
import { snapshotAt } from '@/shared/lib/story'
import { type AutoSaveContext, autoSaveMachine } from '@machines/auto-save'
import { type CreationContext, creationMachine } from '@machines/creation'
import type { WizardSlots } from './shell/WizardTools'

/** 15 January 2026, 9:05 UTC, in ms since 1970. */
export const SAVED_AT = 1_768_467_900_000

/** Auto-save that keeps nothing. */
export const quietAutoSave = autoSaveMachine.provide({
  actions: {
    saveDraft: ({ self }) => self.send({ type: 'kept', savedAt: SAVED_AT }),
    removeDraft: () => undefined,
  },
})

const context: AutoSaveContext = {
  draftId: 'draft-1',
  seed: 1,
  content: null,
  changes: 0,
  kept: 0,
  savedAt: null,
  failure: null,
}

/** The auto-save of a wizard in a story. */
export const autoSaveAt = (state: string, changes: Partial<AutoSaveContext> = {}) =>
  snapshotAt(autoSaveMachine, state, { ...context, ...changes })

const creation: CreationContext<string> = {
  order: 'Night Sky',
  stages: [
    'Preparing the workspace',
    'Reading the template React Dashboard',
    'Setting up the Web app',
    'Writing the source files',
    'Pinning dependencies',
    'Writing private repository metadata',
    'Adding 1 team member',
    'Adding 5 AI tools',
    'Checking the result',
    'Finishing',
  ],
  pauses: Array.from({ length: 10 }, () => 800),
  done: 0,
  outcome: { project: null, kept: false, alert: null },
}

/** The creation that a wizard in a story has begun: ten stages. */
export const creationAt = (state: string, changes: Partial<CreationContext<string>> = {}) =>
  snapshotAt(creationMachine, state, { ...creation, ...changes })

/** Simple versions of the parts that the pages pass to the wizards. */
export const SLOTS: WizardSlots = {
  renderShare: () => (
    <Button size="sm" variant="ghost">
      Copy link
    </Button>
  ),
  renderExplorer: (source) => <p>The code of {source.name}.</p>,
  onRemove: () => undefined,
  renderDownload: () => <Button>Download Code</Button>,
}
