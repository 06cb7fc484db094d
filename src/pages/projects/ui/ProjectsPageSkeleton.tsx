import { Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { SAMPLE_PROJECTS } from '@/entities/project/model'
import { useHydrating } from '@/shared/lib/hydration'
import { FIRST, firstCards } from '../model/first-cards'
import { CARD } from './card'
import { FirstCards } from './FirstCards'
import { ProjectsHeader } from './ProjectsHeader'
import { ProjectsSkeleton } from './ProjectsSkeleton'

/** The placeholder of the projects page until the user is known. */
export function ProjectsPageSkeleton() {
  // The script of the document fills the cards in. When React renders them later, no script would.
  const hydrating = useHydrating()
  const [inDocument] = useState(hydrating)
  return (
    <Stack gap="3" py="6">
      <ProjectsHeader projects={null} openedAt={0} />
      <Skeleton height={{ base: '12.25rem', md: '4.125rem' }} aria-hidden />
      {inDocument ? (
        <FirstCards cards={firstCards(SAMPLE_PROJECTS)} places={FIRST} />
      ) : (
        <ProjectsSkeleton narrowest={CARD.narrowest} height={CARD.estimate} />
      )}
    </Stack>
  )
}
