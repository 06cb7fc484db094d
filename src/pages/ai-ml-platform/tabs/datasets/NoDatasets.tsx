import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Mark } from '@/shared/ui/mark'

export interface NoDatasetsProps {
  /** Undefined when there is no dataset at all; otherwise shows all of them again. */
  onClear?: () => void
  /** The action that adds the first dataset. */
  children: ReactNode
}

/** There is no dataset yet, or none matches. */
export function NoDatasets({ onClear, children }: NoDatasetsProps) {
  return (
    <Flex direction="column" align="center" gap="3" py={{ base: '12', md: '16' }} textAlign="center">
      <Flex color="accent.fg" aria-hidden>
        <Mark size={48} />
      </Flex>
      <div role="status">
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          No datasets found
        </Heading>
      </div>
      <Text color="fg.muted" maxWidth="30rem">
        {onClear ? 'No datasets match your search and filters.' : 'Upload a dataset to get started.'}
      </Text>
      {onClear ? <Button onClick={onClear}>Clear filters</Button> : children}
    </Flex>
  )
}
