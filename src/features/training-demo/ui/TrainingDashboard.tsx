import { Badge, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Panel } from '@/shared/ui/panel'
import { ProgressBar } from '@/shared/ui/progress'
import { ALL_EPOCHS, RUN } from '../model/run'
import { TrainingChart } from './TrainingChart'

const last = RUN.at(-1)
const FIGURES = [
  ['Accuracy', `${((last?.accuracy ?? 0) * 100).toFixed(1)}%`],
  ['Loss', (last?.loss ?? 0).toFixed(2)],
  ['Epoch', `${RUN.length} of ${ALL_EPOCHS}`],
  ['GPU', '71%'],
] as const

const PERCENT = Math.round((RUN.length / ALL_EPOCHS) * 100)

/** MKT-03: what a training run looks like, as a still picture of sample data. */
export function TrainingDashboard() {
  return (
    <Panel p={{ base: '4', md: '7' }}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="5">
        <div>
          <Heading as="h3" textStyle="lg" fontWeight="semibold">
            sentiment-classifier
          </Heading>
          <Text color="fg.muted">PyTorch, 42,000 samples</Text>
        </div>
        <Badge variant="outline">Sample data</Badge>
      </Flex>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}
        gap="4"
        m="0"
        mb="6"
      >
        {FIGURES.map(([name, value]) => (
          <Flex key={name} direction="column-reverse" borderTopWidth="1px" pt="3">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd m="0" textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      <Flex gap="6" mb="2" textStyle="sm" color="fg.muted" aria-hidden>
        <Key color="accent.fg">Accuracy, percent</Key>
        <Key color="info.fg" dashed>
          Loss, of 1.5
        </Key>
      </Flex>
      <TrainingChart />
      <Text textStyle="sm" color="fg.muted" textAlign="center">
        Epoch
      </Text>
      <Grid templateColumns="1fr auto" gap="4" alignItems="center" mt="5">
        <ProgressBar label="Training" percent={PERCENT} />
        <Text fontVariantNumeric="tabular-nums">{PERCENT}%</Text>
      </Grid>
      <Numbers />
    </Panel>
  )
}

function Key({ color, dashed = false, children }: { color: string; dashed?: boolean; children: string }) {
  return (
    <Flex as="span" align="center" gap="2">
      <chakra.span
        width="5"
        borderTopWidth="2px"
        borderTopStyle={dashed ? 'dashed' : 'solid'}
        borderColor={color}
      />
      {children}
    </Flex>
  )
}

/** The chart for those who would rather read it. */
function Numbers() {
  return (
    <chakra.details mt="5">
      <chakra.summary cursor="pointer" color="accent.fg" width="fit-content" borderRadius="xs">
        Show as a table
      </chakra.summary>
      <chakra.table
        mt="3"
        width="full"
        maxWidth="24rem"
        fontVariantNumeric="tabular-nums"
        css={{ '& th, & td': { textAlign: 'left', paddingBlock: '3px', fontWeight: 'normal' } }}
      >
        <thead>
          <tr>
            <th scope="col">Epoch</th>
            <th scope="col">Accuracy</th>
            <th scope="col">Loss</th>
          </tr>
        </thead>
        <tbody>
          {RUN.map(({ epoch, accuracy, loss }) => (
            <tr key={epoch}>
              <th scope="row">{epoch}</th>
              <td>{(accuracy * 100).toFixed(1)}%</td>
              <td>{loss.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  )
}
