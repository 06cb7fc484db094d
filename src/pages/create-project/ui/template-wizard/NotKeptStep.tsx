import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Project } from '@/entities/project/model'
import { Notice } from '@/shared/ui/notice'
import { StepHeading } from '@/shared/ui/wizard'

export interface NotKeptStepProps {
  project: Project
  renderDownload: (project: Project) => ReactNode
}

/** The project was made, but the browser refused to keep it. */
export function NotKeptStep({ project, renderDownload }: NotKeptStepProps) {
  return (
    <Stack gap="5">
      <StepHeading>Project created</StepHeading>
      <Text overflowWrap="anywhere">{project.name} is ready.</Text>
      <Notice status="warning" title="This browser could not save the project">
        Its storage is full or blocked. Download the code now: the project will be lost when you close this
        tab.
      </Notice>
      <Flex gap="3" wrap="wrap">
        {renderDownload(project)}
      </Flex>
    </Stack>
  )
}
