import { chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { CURRENT_STATUS } from '@/entities/roadmap/model'
import { Panel } from '@/shared/ui/panel'
import { ProgressBar } from '@/shared/ui/progress'

/** RDM-01: how far it is, what is being worked on, and three counters. */
export function CurrentStatus() {
  const { progress, focus, counters } = CURRENT_STATUS
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }} gap="5">
      <Panel>
        <Stack gap="5">
          {progress.map(({ label, percent }) => (
            <div key={label}>
              <Flex justify="space-between" mb="2">
                <Text>{label}</Text>
                <Text fontVariantNumeric="tabular-nums" fontWeight="medium">
                  {percent}%
                </Text>
              </Flex>
              <ProgressBar label={label} percent={percent} />
            </div>
          ))}
        </Stack>
        <chakra.dl
          display="grid"
          gridTemplateColumns="repeat(3, 1fr)"
          gap="4"
          m="0"
          mt="7"
          borderTopWidth="1px"
          pt="5"
        >
          {counters.map(({ label, count }) => (
            <Flex key={label} direction="column-reverse">
              <chakra.dt color="fg.muted">{label}</chakra.dt>
              <chakra.dd m="0" textStyle="3xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {count}
              </chakra.dd>
            </Flex>
          ))}
        </chakra.dl>
      </Panel>
      <Panel>
        <Heading as="h3" textStyle="lg" fontWeight="semibold" mb="3">
          Current focus
        </Heading>
        <chakra.ol listStyleType="none" p="0" m="0">
          {focus.map((title, index) => (
            <Flex as="li" key={title} gap="4" py="3" borderTopWidth="1px" textStyle="lg">
              <chakra.span color="accent.fg" minWidth="0.75rem">
                {index + 1}
              </chakra.span>
              {title}
            </Flex>
          ))}
        </chakra.ol>
      </Panel>
    </Grid>
  )
}
