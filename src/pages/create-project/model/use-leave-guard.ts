import { useMemo } from 'react'
import {
  type Leavable,
  type LeaveQuestion,
  useModalLeaveQuestion,
  usePageLeaveQuestion,
} from '@/shared/ui/wizard'
import { saveNow, wouldLose } from './auto-save'
import type { TemplateWizardActor, StackWizardActor } from './use-create-project'

/** Either wizard, as far as leaving it goes. */
type Creation = TemplateWizardActor | StackWizardActor

/** Asks once before the modal of a wizard is closed; `onLeave` closes it. */
export function useModalLeaveGuard(creation: Creation, onLeave: () => void) {
  return useModalLeaveQuestion(useLeavable(creation), onLeave)
}

/** Asks once before the page of a wizard is left. */
export function usePageLeaveGuard(creation: Creation): LeaveQuestion {
  return usePageLeaveQuestion(useLeavable(creation))
}

const useLeavable = (creation: Creation): Leavable => useMemo(() => leavableOf(creation), [creation])

function leavableOf(creation: Creation): Leavable {
  const autoSave = () => creation.getSnapshot().children.autoSave
  const works = () => creation.getSnapshot().hasTag('busy')
  const losesByClosing = () => works() || wouldLose(autoSave())
  const either: { subscribe: (listener: () => void) => { unsubscribe: () => void } } = creation
  return {
    works,
    losesByClosing,
    // A created project lasts as long as the tab even when it is not stored, so leaving the page loses nothing.
    losesByLeaving: () => creation.getSnapshot().context.project === null && losesByClosing(),
    subscribe(listener) {
      const { unsubscribe } = either.subscribe(listener)
      return unsubscribe
    },
    save: () => saveNow(autoSave()),
  }
}
