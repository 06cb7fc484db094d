import { Box } from '@chakra-ui/react'
import { CopyButton } from '@/features/copy-text'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { workspaceOf } from '@/shared/lib/workplace'
import { FoldedPanel } from '@/shared/ui/panel'

const { Component: ShareLinks } = lazyComponent(
  async () => (await import('@/features/share-link')).ShareLinks,
)

/** Links by which people without an account see a project. */
export const ProjectLinks = ({ workplace, project }: { workplace: string; project: string }) => (
  <Box maxWidth="52rem">
    <FoldedPanel title="Share by link">
      <ShareLinks
        workspace={workspaceOf(workplace)}
        kind="project"
        id={project}
        renderCopy={(address) => <CopyButton text={address} what="shared link" secret />}
      />
    </FoldedPanel>
  </Box>
)
