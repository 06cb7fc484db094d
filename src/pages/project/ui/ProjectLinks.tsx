import { Box, Text } from '@chakra-ui/react'
import type { Project } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { workspaceOf } from '@/shared/lib/workplace'
import { FoldedPanel } from '@/shared/ui/panel'

const { Component: ShareLinks } = lazyComponent(
  async () => (await import('@/features/share-link')).ShareLinks,
)

/** Links by which people without an account see a project. A sample is in the browser alone, and has none. */
export const ProjectLinks = ({ workplace, project }: { workplace: string; project: Project }) => (
  <Box maxWidth="52rem">
    <FoldedPanel title="Share by link">
      {project.sample ? (
        <Text color="fg.muted" maxWidth="65ch">
          This is a sample, which cannot be shared by link. Choose Duplicate in the menu above, and share the
          copy.
        </Text>
      ) : (
        <ShareLinks
          workspace={workspaceOf(workplace)}
          kind="project"
          id={project.id}
          renderCopy={(address) => <CopyButton text={address} what="shared link" secret />}
        />
      )}
    </FoldedPanel>
  </Box>
)
