import { Box, Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import {
  type BestOf,
  formatMetric,
  nameOfGroup,
  queryOfGroup,
  type RunGroup,
  type RunGrouping,
  type RunQuery,
} from '@/entities/run/model'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import type { RunGroupsActor } from './model/use-run-groups'

export interface RunGroupsProps {
  actor: RunGroupsActor
  /** Renders the runs of an open group. */
  children: (group: { query: RunQuery; name: string }) => ReactNode
}

/** The groups of the list, of which each opens and closes; or that they are on their way, or why they could not be read. */
export function RunGroups({ actor, children }: RunGroupsProps) {
  const { question, answer, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, ({ tags }) => tags.has('busy'))
  const failed = failure ? (
    <Notice
      status={answer ? 'warning' : 'error'}
      title={answer ? 'The groups may be out of date' : 'The groups could not be loaded'}
      actions={
        <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
          Try again
        </Button>
      }
    >
      {failure.message}
    </Notice>
  ) : null
  if (!answer)
    return (
      failed ?? <Skeleton height="12rem" borderRadius="lg" role="status" aria-label="Loading the groups" />
    )
  return (
    <Stack gap="2" aria-busy={busy || undefined}>
      {failed}
      {answer.groups.length === 0 ? (
        <Panel>
          <Text color="fg.muted">No runs match your filters.</Text>
        </Panel>
      ) : null}
      {answer.groups.map((group) => (
        <Group
          key={`${question.by.entity}:${question.by.key}:${group.value === null ? 'none' : `=${group.value}`}`}
          group={group}
          by={question.by}
          best={question.best}
        >
          {(name) => children({ query: queryOfGroup(question.query, question.by, group.value), name })}
        </Group>
      ))}
      {answer.more ? (
        <Text textStyle="sm" color="fg.muted">
          Only the first {formatNumber(answer.groups.length)} groups are listed. Narrow the filter to see
          others.
        </Text>
      ) : null}
    </Stack>
  )
}

interface GroupProps {
  group: RunGroup
  by: RunGrouping
  best: BestOf | null
  children: (name: string) => ReactNode
}

function Group({ group, by, best, children }: GroupProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const name = nameOfGroup(group, by)
  const Mark = open ? ChevronDown : ChevronRight
  return (
    <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" minWidth="0" overflow="hidden">
      <chakra.h4 m="0">
        <chakra.button
          type="button"
          width="full"
          textAlign="start"
          px="3"
          py="2.5"
          minHeight="11"
          cursor="pointer"
          borderRadius="lg"
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.subtle' }}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
            <Mark size={16} aria-hidden />
            <Text
              as="span"
              fontWeight="medium"
              flex="1"
              minWidth="8rem"
              overflowWrap="anywhere"
              lineClamp={2}
            >
              {name}
            </Text>
            {best ? (
              <Text as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {best.lowest ? 'Lowest' : 'Highest'} {best.metric}:{' '}
                {group.best === null ? 'none' : formatMetric(group.best)}
              </Text>
            ) : null}
            <Text
              as="span"
              textStyle="sm"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
              minWidth="5.5rem"
              textAlign="end"
            >
              {formatNumber(group.runs)} {group.runs === 1 ? 'run' : 'runs'}
            </Text>
          </Flex>
        </chakra.button>
      </chakra.h4>
      {open ? (
        <Box id={id} px="1" pb="1">
          {children(name)}
        </Box>
      ) : null}
    </Box>
  )
}
