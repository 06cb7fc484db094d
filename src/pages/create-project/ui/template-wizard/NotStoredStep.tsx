import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Project } from '@/entities/project/model'
import { StepHeading } from '@/shared/ui/wizard'
import { NotStoredNotice } from '../shell/NotStoredNotice'

export interface NotStoredStepProps {
  project: Project
  renderDownload: (project: Project) => ReactNode
}

/** The project was made, but the browser refused to keep it. */
export function NotStoredStep({ project, renderDownload }: NotStoredStepProps) {
  return (
    <Stack gap="5">
      <StepHeading>Project created</StepHeading>
      <Text overflowWrap="anywhere">{project.name} is ready.</Text>
      <NotStoredNotice />
      <Flex gap="3" wrap="wrap">
        {renderDownload(project)}
      </Flex>
    </Stack>
  )
}
