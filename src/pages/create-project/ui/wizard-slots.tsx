import { CopyButton } from '@/features/copy-text'
import type { WizardSlots } from './common/WizardTools'
import { ExploredCode } from '@/features/explore-code'
import type { RemovalActor } from '@/features/undo-removal'
import { Download } from './Download'

/** What other features bring into both wizards. */
export function wizardSlots(username: string, removal: RemovalActor): WizardSlots {
  return {
    onRemove: (item) => removal.send({ type: 'delete', item }),
    renderShare: (link) => <CopyButton text={link} what="link" showsWhat variant="ghost" />,
    renderExplorer: (source) => (
      <ExploredCode
        source={source}
        createdBy={username}
        renderCopy={(text, what) => <CopyButton text={text} what={what} />}
      />
    ),
    renderDownload: (project) => <Download project={project} />,
  }
}
