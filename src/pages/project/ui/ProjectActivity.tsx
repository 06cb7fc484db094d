import { chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useActivity } from '@/entities/project'
import { ACTIVITY_TEXTS, type Project } from '@/entities/project/model'
import { formatAgo, formatDateTime } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { Panel } from '@/shared/ui/panel'

/** The activity of a project in this browser, newest first. */
export function ProjectActivity({ userId, project }: { userId: string; project: Project }) {
  const activity = useActivity(userId, project.id)
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  if (activity.length === 0)
    return (
      <Panel>
        <Text fontWeight="medium">No activity yet</Text>
        <Text color="fg.muted">
          Edits, downloads and copies made in this browser appear here. Created{' '}
          {formatDateTime(project.createdAt)}.
        </Text>
      </Panel>
    )
  return (
    <Panel p="0">
      <chakra.ol aria-label="Activity" listStyleType="none" m="0" p="0">
        {activity.map(({ kind, at }, index) => (
          <chakra.li
            // Two may have the same time; the list only grows at its front.
            key={`${at}-${activity.length - index}`}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            minHeight="11"
            px="4"
            borderTopWidth={index > 0 ? '1px' : '0'}
          >
            {ACTIVITY_TEXTS[kind]}
            <chakra.time dateTime={at} title={formatDateTime(at)} color="fg.muted" textStyle="sm" flex="none">
              {formatAgo(at, Math.max(openedAt, Date.parse(at)))}
            </chakra.time>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}
