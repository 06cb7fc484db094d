import { Badge, Box, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Milestone } from '@/entities/roadmap/model'
import { formatDay } from '@/shared/lib/format'
import { StatusDot } from '@/shared/ui/status'
import { milestoneAnchor } from '../model/use-roadmap'
import { capital, STATUS } from './labels'

export interface MilestoneItemProps {
  milestone: Milestone
  /** The milestones that come first. */
  dependencies: readonly Milestone[]
  open: boolean
  onToggle: (id: string) => void
  /** A dependency was chosen. */
  onShow: (id: string) => void
}

/** RDM-04: one milestone with its description; its metrics and dependencies on request. */
export function MilestoneItem({ milestone, dependencies, open, onToggle, onShow }: MilestoneItemProps) {
  const detailsId = useId()
  const { id, title, status, priority, category, date, description, metrics } = milestone
  return (
    <Box
      as="article"
      id={milestoneAnchor(id)}
      aria-label={title}
      tabIndex={-1}
      py={{ base: '3', lg: '1.5' }}
      px={{ base: '4', md: '6' }}
      pl={{ lg: '0' }}
      outlineOffset="-2px"
    >
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr) auto',
          lg: 'minmax(0, 1fr) 6.5rem 7.5rem 11.5rem 7.5rem',
        }}
        columnGap="4"
        alignItems="center"
        minHeight="8"
      >
        <Flex
          display={{ base: 'contents', lg: 'flex' }}
          minWidth="0"
          columnGap="3"
          align="baseline"
          wrap="wrap"
        >
          <Heading as="h4" textStyle="md" fontWeight="semibold" flexShrink="0" maxWidth="full">
            {title}
          </Heading>
          <Text color="fg.muted" minWidth="0" gridRow="2" gridColumn="1 / -1">
            {description}
          </Text>
        </Flex>
        <Flex
          display={{ base: 'flex', lg: 'contents' }}
          gridRow={{ base: 3, lg: 'auto' }}
          mt={{ base: '1', lg: '0' }}
          gridColumn={{ base: '1 / -1', lg: 'auto' }}
          align="center"
          wrap="wrap"
          columnGap="4"
          rowGap="1"
        >
          <StatusDot {...STATUS[status]} />
          <div>
            <Badge variant="outline" colorPalette={priority === 'high' ? 'accent' : 'gray'}>
              {capital(priority)} priority
            </Badge>
          </div>
          <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {capital(category)} · <time dateTime={date}>{formatDay(date)}</time>
          </Text>
        </Flex>
        <Button
          size="sm"
          variant="ghost"
          mr="-3"
          flexShrink="0"
          whiteSpace="nowrap"
          gridRow={{ base: 1, lg: 'auto' }}
          gridColumn={{ base: 2, lg: 'auto' }}
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={`${open ? 'Less' : 'More'} Details: ${title}`}
          onClick={() => onToggle(id)}
        >
          {open ? 'Less Details' : 'More details'}
          <chakra.span
            transition="transform 160ms ease-out"
            transform={open ? 'rotate(180deg)' : undefined}
            aria-hidden
          >
            <ChevronDown size={16} />
          </chakra.span>
        </Button>
      </Grid>
      <Grid
        id={detailsId}
        hidden={!open}
        display={open ? 'grid' : 'none'}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        mt="3"
        pb="4"
      >
        <Detail title="Success metrics">
          <Metrics metrics={metrics} />
        </Detail>
        <Detail title="Dependencies">
          {dependencies.length === 0 ? (
            <Text color="fg.muted">None</Text>
          ) : (
            <Flex as="ul" listStyleType="none" p="0" m="0" direction="column" gap="1.5">
              {dependencies.map((one) => (
                <Flex as="li" key={one.id} gap="3" align="center" justify="space-between">
                  <chakra.a
                    href={`#${milestoneAnchor(one.id)}`}
                    textDecoration="underline"
                    textUnderlineOffset="3px"
                    borderRadius="xs"
                    onClick={(event) => {
                      event.preventDefault()
                      onShow(one.id)
                    }}
                  >
                    {one.title}
                  </chakra.a>
                  <StatusDot {...STATUS[one.status]} />
                </Flex>
              ))}
            </Flex>
          )}
        </Detail>
      </Grid>
    </Box>
  )
}

/** Beside its title there is room for one line; below it, for all of it. */
function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text fontWeight="medium" mb="2">
        {title}
      </Text>
      {children}
    </div>
  )
}

function Metrics({ metrics }: Pick<Milestone, 'metrics'>) {
  return (
    <chakra.table
      width="full"
      fontVariantNumeric="tabular-nums"
      css={{
        '& th, & td': { textAlign: 'left', paddingBlock: '4px', paddingRight: '12px', fontWeight: 'normal' },
        '& thead th': { color: 'fg.muted', textStyle: 'sm' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Target</th>
          <th scope="col">Current</th>
        </tr>
      </thead>
      <tbody>
        {metrics.map(({ name, target, current }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{target}</td>
            <td>{current}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
