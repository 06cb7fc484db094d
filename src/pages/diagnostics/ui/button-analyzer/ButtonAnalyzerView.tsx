import { Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { IGNORED } from '@/entities/page-control'
import { judge, totalsOf } from '@/entities/page-control/model'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField, SelectField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { SCAN_WIDTHS, scanTargets } from '../../model/button-analyzer/targets'
import type { ButtonAnalyzerActor } from '../../model/button-analyzer/use-button-analyzer'
import { AnalyzedList } from './AnalyzedList'
import { Totals } from './Totals'

export interface ButtonAnalyzerViewProps {
  actor: ButtonAnalyzerActor
  /** A project of the user, whose page can be scanned; null when there is none. */
  projectId: string | null
}

/** The choice of a page to scan, the totals, and every control with its problems. */
export function ButtonAnalyzerView({ actor, projectId }: ButtonAnalyzerViewProps) {
  const { question, answer: page, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const [target, setTarget] = useState(question)
  const [problemsOnly, setProblemsOnly] = useState(false)
  const scan = () => actor.send({ type: 'ask', question: target })
  const scanning = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const judged = useMemo(() => judge(page?.controls ?? []), [page])
  const shown = problemsOnly ? judged.filter(({ problems }) => problems.length > 0) : judged
  return (
    <Stack gap="5">
      <chakra.div maxWidth="42rem">
        <Heading as="h2" textStyle="lg">
          Button Analyzer
        </Heading>
        <Text color="fg.muted" mt="1">
          Finds the buttons and links of a page and their problems. Other pages are scanned in a temporary
          window.
        </Text>
      </chakra.div>
      <Grid
        templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '18rem 14rem auto 1fr' }}
        gap="4"
        alignItems="end"
      >
        <SelectField
          name="target"
          label="What to scan"
          value={target.path ?? ''}
          options={scanTargets(projectId).map(({ path, label }) => ({ value: path ?? '', label }))}
          onValueChange={(path) => setTarget({ ...target, path: path || null })}
        />
        <SelectField
          name="width"
          label="Width"
          value={target.path === null ? '' : String(target.width)}
          disabled={target.path === null}
          options={[
            ...(target.path === null ? [{ value: '', label: 'Current width' }] : []),
            ...SCAN_WIDTHS.map(({ width, label }) => ({ value: String(width), label })),
          ]}
          onValueChange={(width) => setTarget({ ...target, width: Number(width) })}
        />
        <Button
          variant="solid"
          colorPalette="accent"
          disabled={scanning}
          justifySelf="start"
          // While it scans this button looks as it never does otherwise.
          {...{ [IGNORED]: '' }}
          onClick={scan}
        >
          {scanning ? 'Scanning...' : page ? 'Scan again' : 'Scan'}
        </Button>
      </Grid>
      {failed ? (
        <Notice
          status="error"
          title="The page could not be scanned"
          actions={
            <Button size="sm" onClick={scan}>
              Retry
            </Button>
          }
        >
          {failure?.message}
        </Notice>
      ) : null}
      <Totals page={page} totals={totalsOf(judged)} scanning={scanning} />
      {page ? (
        <Stack gap="3">
          <Flex minHeight="6">
            <CheckboxField
              name="problemsOnly"
              label="Problems only"
              checked={problemsOnly}
              onCheckedChange={setProblemsOnly}
            />
          </Flex>
          <AnalyzedList controls={shown} problemsOnly={problemsOnly} />
        </Stack>
      ) : null}
    </Stack>
  )
}
