import { Skeleton } from '@chakra-ui/react'
import { PageHeader } from '@/shared/ui/page-header'

/** What stands there until it is known who wants to create a project, and with which wizard. */
export const CreateProjectRoom = () => (
  <>
    <PageHeader
      title="Create a project"
      lead={<Skeleton height={{ base: '2lh', sm: '1lh' }} maxWidth="28rem" aria-hidden />}
    />
    <Skeleton height="48rem" borderRadius="lg" role="status" aria-label="Checking your account" />
  </>
)
