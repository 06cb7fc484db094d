import type { Profile } from '@/entities/profile/model'
import { CopyButton } from '@/features/copy-text'
import type { WizardSlots } from './shell/WizardTools'
import { ExploredCode } from '@/features/explore-code'
import type { RemovalActor } from '@/features/undo-removal'
import { Download } from './Download'

export type Slots = WizardSlots & { userId: string }

/** The parts of other features that both wizards render. */
export function wizardSlots(profile: Profile, removal: RemovalActor): Slots {
  return {
    userId: profile.id,
    onRemove: (item) => removal.send({ type: 'delete', item }),
    renderShare: (link) => <CopyButton text={link} what="link" showsWhat variant="ghost" size="xs" />,
    renderExplorer: (source) => (
      <ExploredCode
        source={source}
        createdBy={profile.username ?? profile.email}
        renderCopy={(text, what) => <CopyButton text={text} what={what} />}
      />
    ),
    renderDownload: (project) => <Download project={project} />,
  }
}
