import { Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { StoredJob } from '@/entities/training-job/model'
import { JobProgressNow, JobStatusNow } from '@/features/train-models'
import { paths } from '@/shared/config'
import { ButtonLink, TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { JOBS_HEIGHT } from './jobs-height'

export interface RecentJobsProps {
  jobs: readonly StoredJob[]
  state: 'loading' | 'ready' | 'error'
  onRetry: () => void
}

const SHOWN = 5

/** PLT-05: the newest training jobs, as far as they are by now. */
export function RecentJobs({ jobs, state, onRetry }: RecentJobsProps) {
  return (
    <Panel
      as="section"
      aria-label="Recent Training Jobs"
      p="0"
      {...(state === 'loading' ? { display: 'flex', flexDirection: 'column', minHeight: JOBS_HEIGHT } : null)}
    >
      <Flex px="4" py="3" align="center" justify="space-between" gap="3">
        <Heading as="h3" textStyle="md">
          Recent Training Jobs
        </Heading>
        <TextLink to={paths.aiMlTab('models')} tone="muted">
          All jobs
        </TextLink>
      </Flex>
      {state === 'loading' ? (
        <Stack flex="1" justify="space-around" px="4" pb="2" aria-hidden>
          {LINE_WIDTHS.map((width) => (
            <Skeleton key={width} height="8" maxWidth={width} />
          ))}
        </Stack>
      ) : state === 'error' ? (
        <Box px="4" pb="4">
          <Notice
            status="error"
            title="Jobs could not be loaded"
            actions={
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            }
          />
        </Box>
      ) : jobs.length === 0 ? (
        <Flex direction="column" align="start" gap="3" px="4" pb="4">
          <Text color="fg.muted">No jobs yet. A job trains a model on a dataset.</Text>
          <ButtonLink to={paths.aiMlTab('models')} size="sm">
            New Training Job
          </ButtonLink>
        </Flex>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0">
          {jobs.slice(0, SHOWN).map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

const LINE_WIDTHS = ['100%', '92%', '97%', '88%', '94%']

function Job({ job }: { job: StoredJob }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 6.5rem 11rem' }}
      alignItems="center"
      columnGap="4"
      rowGap="1.5"
      px="4"
      py="2"
      minHeight="11"
      borderTopWidth="1px"
    >
      <Box minWidth="0">
        <chakra.span fontWeight="medium" css={{ '& a': { color: 'fg', textDecoration: 'none' } }}>
          <TextLink to={`${paths.aiMlTab('models')}&open=${encodeURIComponent(job.id)}`}>{job.name}</TextLink>
        </chakra.span>
        <Text textStyle="xs" color="fg.muted" truncate>
          {job.model}, {job.dataset}
        </Text>
      </Box>
      <JobStatusNow job={job} />
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <JobProgressNow job={job} />
      </Box>
    </chakra.li>
  )
}
