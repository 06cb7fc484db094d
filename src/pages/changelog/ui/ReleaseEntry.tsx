import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { Release } from '@/entities/article/model'
import { formatDay } from '@/shared/lib/format'
import { Prose, ReadingRow } from '@/shared/ui/prose'

/** One version on the spine: its name and day at the left, what changed at the right. */
export function ReleaseEntry({ release: { version, id, date, groups } }: { release: Release }) {
  return (
    <ReadingRow
      follows
      aside={
        <Stack gap="0.5" pt={{ lg: '1' }}>
          <Heading as="h2" id={id} tabIndex={-1} outline="none" textStyle="2xl" fontWeight="semibold">
            {version}
          </Heading>
          {date ? (
            <chakra.time dateTime={date} color="fg.muted">
              {formatDay(date)}
            </chakra.time>
          ) : null}
        </Stack>
      }
    >
      <Stack
        gap="7"
        position="relative"
        borderLeftWidth="1px"
        pl={{ base: '6', md: '10' }}
        pb="14"
        pt="1"
        _before={{
          content: '""',
          position: 'absolute',
          left: '-5px',
          top: '14px',
          boxSize: '9px',
          borderRadius: 'full',
          borderWidth: '2px',
          borderColor: 'accent.fg',
          bg: date ? 'accent.fg' : 'bg',
        }}
      >
        {groups.map(({ name, changes }) => (
          <chakra.section key={name} aria-label={name ? `${name} in ${version}` : version}>
            {name ? (
              <Heading as="h3" textStyle="lg" fontWeight="semibold" mb="2.5" mt="0.5">
                {name}
              </Heading>
            ) : null}
            <Prose blocks={[{ type: 'list', ordered: false, items: changes }]} />
          </chakra.section>
        ))}
      </Stack>
    </ReadingRow>
  )
}
