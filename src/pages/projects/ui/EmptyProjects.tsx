import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { NewProjectButton } from '@/features/new-project'
import { Mark } from '@/shared/ui/mark'

export interface EmptyProjectsProps {
  /** Undefined when there is no project at all; otherwise shows all of them again. */
  onClear?: () => void
  /** A viewer of the workspace cannot make the first project. */
  readOnly?: boolean
}

/** PRJ-03: there is none yet, or none matches. */
export function EmptyProjects({ onClear, readOnly = false }: EmptyProjectsProps) {
  return (
    <Flex direction="column" align="center" gap="3" py={{ base: '12', md: '20' }} textAlign="center">
      <Flex color="accent.fg" aria-hidden>
        <Mark size={48} />
      </Flex>
      <div role="status">
        <Heading as="h2" textStyle="lg" fontWeight="semibold">
          No projects found
        </Heading>
      </div>
      <Text color="fg.muted" maxWidth="30rem">
        {onClear
          ? 'No projects match your search and filters.'
          : readOnly
            ? 'The developers of this workspace have made none yet.'
            : 'Choose a template or your own stack, download the code and run it.'}
      </Text>
      {onClear ? (
        <Button onClick={onClear}>Clear filters</Button>
      ) : (
        <NewProjectButton variant="solid" colorPalette="accent">
          Create your first project
        </NewProjectButton>
      )}
    </Flex>
  )
}
