import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Project } from '@/entities/project/model'
import { StepHeading } from '@/shared/ui/wizard'
import { NotKeptNotice } from '../shell/NotKeptNotice'

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
      <NotKeptNotice />
      <Flex gap="3" wrap="wrap">
        {renderDownload(project)}
      </Flex>
    </Stack>
  )
}
