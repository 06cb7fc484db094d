import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Mark } from '../mark'
import { StepHeading } from './StepHeading'

export interface DoneStepProps {
  title: string
  /** The result, and where it is. */
  message: ReactNode
  /** More about it, such as that the browser could not keep it. */
  children?: ReactNode
  /** Where to go from here. */
  actions: ReactNode
}

/** The end of a wizard: what was asked for is there. */
export function DoneStep({ title, message, children, actions }: DoneStepProps) {
  return (
    <Stack gap="5">
      <Flex align="center" gap="3">
        <chakra.span color="accent.fg">
          <Mark size={28} />
        </chakra.span>
        <StepHeading>{title}</StepHeading>
      </Flex>
      <Text role="status" textStyle="lg" overflowWrap="anywhere">
        {message}
      </Text>
      {children}
      <Flex gap="3" wrap="wrap" align="flex-start">
        {actions}
      </Flex>
    </Stack>
  )
}
