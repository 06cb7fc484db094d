import { Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { MemberAvatar } from '@/entities/member'
import type { TeamActivity } from '@/entities/member/model'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { Ago } from './Ago'

export interface RecentActivityProps {
  activity: readonly TeamActivity[]
  state: 'loading' | 'ready' | 'error'
  onRetry: () => void
}

const STEP = 8

/** TEM-03: what was done on the team lately, newest first. */
export function RecentActivity({ activity, state, onRetry }: RecentActivityProps) {
  const [shown, setShown] = useState(STEP)
  return (
    <Panel as="section" aria-label="Recent activity" p="0">
      <Heading as="h3" textStyle="md" px="4" py="3">
        Recent activity
      </Heading>
      {state === 'ready' ? (
        <>
          <chakra.ol listStyleType="none" m="0" p="0">
            {activity.slice(0, shown).map(({ id, userName, userAvatar, action, resource, timestamp }) => (
              <Flex as="li" key={id} align="center" gap="3" px="4" py="2" minHeight="11" borderTopWidth="1px">
                <MemberAvatar letters={userAvatar} />
                <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
                  <chakra.span fontWeight="medium">{userName}</chakra.span> {action}{' '}
                  <chakra.span dir="auto">{resource}</chakra.span>
                </chakra.span>
                <chakra.span color="fg.muted" textStyle="sm" flex="none">
                  <Ago at={timestamp} />
                </chakra.span>
              </Flex>
            ))}
          </chakra.ol>
          {activity.length === 0 ? (
            <Text px="4" pb="4" color="fg.muted">
              No activity yet. Invitations and changes appear here.
            </Text>
          ) : null}
          {activity.length > shown ? (
            <Flex px="4" py="2" borderTopWidth="1px">
              <Button size="sm" variant="ghost" onClick={() => setShown(shown + 3 * STEP)}>
                Show older activity
              </Button>
            </Flex>
          ) : null}
        </>
      ) : state === 'loading' ? (
        <Stack gap="3" px="4" pb="4" aria-hidden>
          <Skeleton height="5" maxWidth="70%" />
          <Skeleton height="5" maxWidth="55%" />
          <Skeleton height="5" maxWidth="62%" />
        </Stack>
      ) : (
        <Flex px="4" pb="4">
          <Notice
            status="error"
            title="Activity could not be loaded"
            actions={
              <Button size="sm" onClick={onRetry}>
                Retry
              </Button>
            }
          />
        </Flex>
      )}
    </Panel>
  )
}
