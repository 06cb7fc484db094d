import { Badge, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { type Job, JOBS } from '@/entities/job/model'
import { formatDay } from '@/shared/lib/format'

export interface OpeningsProps {
  onApply: (job: Job) => void
  /** The position whose application the user left; its button gets the focus. */
  left?: Job | null
}

/** CAR-02: the five openings, each with what it takes and what there is to do. */
export function Openings({ onApply, left }: OpeningsProps) {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" borderBottomWidth="1px">
      {JOBS.map((job) => (
        <chakra.li key={job.id} borderTopWidth="1px" py="7">
          <Opening job={job} onApply={onApply} wasLeft={job.id === left?.id} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

function Opening({ job, onApply, wasLeft }: { job: Job; onApply: (job: Job) => void; wasLeft: boolean }) {
  const { title, department, location, type, description, postedDate, featured } = job
  return (
    <article aria-label={title}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
        columnGap="4"
        alignItems="start"
      >
        <div>
          <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
            <Heading as="h3" textStyle="lg" fontWeight="semibold">
              {title}
            </Heading>
            {featured ? (
              <Badge variant="surface" colorPalette="accent">
                Featured
              </Badge>
            ) : null}
          </Flex>
          <Text color="fg.muted" mt="1">
            {department} · {location} · {type} · posted {formatDay(postedDate)}
          </Text>
        </div>
        <Button
          ref={wasLeft ? focus : undefined}
          onClick={() => onApply(job)}
          aria-label={`Apply Now: ${title}`}
          justifySelf="start"
          gridRow={{ base: 3, sm: 1 }}
          gridColumn={{ sm: 2 }}
          mt={{ base: '4', sm: '0' }}
        >
          Apply Now
        </Button>
        <Text textStyle="lg" mt="4" maxWidth="33rem" textWrap="pretty" gridColumn={{ sm: '1 / -1' }}>
          {description}
        </Text>
      </Grid>
      <chakra.details mt="3">
        <chakra.summary
          cursor="pointer"
          color="accent.fg"
          width="fit-content"
          borderRadius="xs"
          py="0.5"
          aria-label={`Requirements and responsibilities: ${title}`}
        >
          Requirements and responsibilities
        </chakra.summary>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" mt="4" color="fg.muted" textStyle="lg">
          <Points title="Requirements" points={job.requirements} />
          <Points title="Responsibilities" points={job.responsibilities} />
        </Grid>
      </chakra.details>
    </article>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <Text fontWeight="medium" color="fg" mb="2">
        {title}
      </Text>
      <chakra.ul pl="4" display="grid" gap="1.5" listStyleType="disc">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </chakra.ul>
    </div>
  )
}
