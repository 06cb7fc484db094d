import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'

/** The placeholder of the page until the account is checked and the wizard is known. */
export const CreateProjectSkeleton = () => (
  <>
    <PageHeader
      title="Create a project"
      lead={<Skeleton height={{ base: '2lh', sm: '1lh' }} maxWidth="28rem" aria-hidden />}
    />
    {/* `data-wizard` opens the assistant's panel above the foot of a wizard, as beside the wizard itself. */}
    <Panel data-wizard p="0" minHeight="36rem" role="status" aria-label="Checking your account">
      <Box px={{ base: '4', md: '6' }} py="3" borderBottomWidth="1px">
        <Skeleton height="7.5" />
      </Box>
      <Stack gap="5" px={{ base: '4', md: '6' }} py="5">
        <Skeleton height="16" />
        <Skeleton height="32" />
      </Stack>
    </Panel>
  </>
)
