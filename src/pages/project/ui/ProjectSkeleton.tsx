import { chakra, Skeleton, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paths } from '@/shared/config'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'

/** The place of a project until it is read: its header, its tabs and what they open. */
export function ProjectSkeleton({ children }: { children: ReactNode }) {
  return (
    <Stack gap="0" py={{ base: '4', md: '6' }} aria-busy>
      <PageTitle>Project</PageTitle>
      <PageHeader
        title="Loading the project"
        breadcrumb={[{ label: 'Projects', to: paths.projects }]}
        lead={<Skeleton height="5" width="12rem" />}
        actions={
          <>
            <Skeleton height="10" width="7.5rem" />
            <Skeleton height="10" width="10" />
            <Skeleton height="10" width="11.5rem" />
          </>
        }
      />
      <chakra.div borderBottomWidth="1px" py="2.5">
        <Skeleton height="5" width="14rem" />
      </chakra.div>
      <chakra.div pt="4">{children}</chakra.div>
    </Stack>
  )
}
