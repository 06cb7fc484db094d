import { chakra, Flex, Grid, Heading } from '@chakra-ui/react'
import { Panel } from '@/shared/ui/panel'
import { METRICS } from './roadmap-texts'

/** RDM-06: where three figures are and where they should go. */
export function KeyMetrics() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="5">
      {METRICS.map(({ title, rows }) => (
        <Panel key={title}>
          <Heading as="h3" textStyle="lg" fontWeight="semibold" mb="3">
            {title}
          </Heading>
          <chakra.dl m="0">
            {rows.map(([name, value]) => (
              <Flex key={name} justify="space-between" gap="4" py="2.5" borderTopWidth="1px">
                <chakra.dt color="fg.muted">{name}</chakra.dt>
                <chakra.dd m="0" fontWeight="medium" fontVariantNumeric="tabular-nums" textAlign="right">
                  {value}
                </chakra.dd>
              </Flex>
            ))}
          </chakra.dl>
        </Panel>
      ))}
    </Grid>
  )
}
