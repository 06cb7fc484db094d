import type { Draft } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import type { StackWizardActor, TemplateWizardActor } from '../../model/use-create-project'
import { CreatingStep } from './CreatingStep'
import { WizardFrame, type WizardFrameProps } from './WizardFrame'

export type WizardShellProps<W extends Draft['wizard']> = Omit<
  WizardFrameProps<W>,
  'actor' | 'draft' | 'autoSave'
> & {
  actor: (TemplateWizardActor | StackWizardActor) & WizardFrameProps<W>['actor']
}

/** A creation wizard around its open step: the frame with its draft and auto-save, and the creation while it runs. */
export function WizardShell<W extends Draft['wizard']>({ actor, children, ...frame }: WizardShellProps<W>) {
  const wizard: TemplateWizardActor | StackWizardActor = actor
  const { autoSave, creation } = useSelector(wizard, (snapshot) => snapshot.children)
  const draft = useSelector(wizard, (snapshot) => snapshot.context.draft)
  const creating = useSelector(wizard, (snapshot) => snapshot.hasTag('busy'))
  return (
    <WizardFrame<W> {...frame} actor={actor} draft={draft} autoSave={autoSave}>
      {creating ? <CreatingStep actor={creation} /> : children}
    </WizardFrame>
  )
}
