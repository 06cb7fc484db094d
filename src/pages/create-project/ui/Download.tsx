import { Box } from '@chakra-ui/react'
import type { Project } from '@/entities/project/model'
import { DownloadButton, DownloadMessage, useProjectDownload } from '@/features/download-project'

/** The download of a project that was just created. */
export function Download({ project }: { project: Project }) {
  const actor = useProjectDownload(project)
  return (
    <>
      <DownloadButton actor={actor} kind="code">
        Download Code
      </DownloadButton>
      <Box width="full" order={1}>
        <DownloadMessage actor={actor} inPlace />
      </Box>
    </>
  )
}
