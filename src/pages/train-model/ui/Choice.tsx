import { Button, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { BUDGETS, groupOf, KIND_NAMES, splitText, type TaskKind } from '@/entities/trained-model/model'
import { formatNumber } from '@/shared/lib/format'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { CheckboxField, SelectField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import type { TrainModelActor } from '../model/use-train-model'
import { SplitFields } from './SplitFields'

const TIMES = BUDGETS.map((seconds) => ({
  value: String(seconds),
  label: seconds < 60 ? `${seconds} seconds` : seconds === 60 ? '1 minute' : `${seconds / 60} minutes`,
}))

/** The form of a training: the target, its kind, the time of the search, the split, and the columns to learn from. */
export function Choice({ actor }: { actor: TrainModelActor }) {
  const { facts, choice, warnings, failure, isChecking } = useSelector(
    actor,
    (snapshot) => ({
      facts: snapshot.context.facts,
      choice: snapshot.context.choice,
      warnings: snapshot.context.warnings,
      failure: snapshot.context.failure,
      isChecking: snapshot.matches('checking'),
    }),
    shallowEqual,
  )
  if (!facts || !choice) return null
  const targets = facts.columns.filter(({ kinds }) => kinds.length > 0)
  const kinds = facts.columns.find(({ name }) => name === choice.target)?.kinds ?? []
  const others = facts.columns.filter(({ name }) => name !== choice.target && name !== groupOf(choice))
  const unready = failure !== null || choice.features.length === 0
  return (
    <Panel>
      <Stack gap="5" align="stretch">
        <Heading as="h2" textStyle="lg" fontWeight="semibold">
          What should the model predict?
        </Heading>
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
          <SelectField
            name="target"
            label="Column to predict"
            value={choice.target}
            options={targets.map(({ name }) => ({ value: name, label: name }))}
            onValueChange={(name) => actor.send({ type: 'target', name })}
          />
          <SelectField
            name="kind"
            label="What it is"
            value={choice.kind}
            options={kinds.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
            onValueChange={(kind) => actor.send({ type: 'kind', kind: kind as TaskKind })}
          />
          <SelectField
            name="budget"
            label="Time to search"
            value={String(choice.budget)}
            options={TIMES}
            onValueChange={(seconds) => actor.send({ type: 'budget', seconds: Number(seconds) })}
          />
          <SplitFields
            facts={facts}
            choice={choice}
            onChange={(split) => actor.send({ type: 'split', split })}
          />
        </Grid>
        {failure === null ? null : (
          <Notice status="error" title="This cannot be learned">
            {failure}
          </Notice>
        )}
        {warnings.length === 0 ? null : (
          <Notice status="warning" title="Before you train">
            <Stack as="ul" gap="1" ps="4" listStyleType="disc">
              {warnings.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </Stack>
          </Notice>
        )}
        <fieldset>
          <Text as="legend" fontWeight="medium" mb="2">
            Columns to learn from
          </Text>
          <Grid templateColumns={{ base: '1fr', sm: 'repeat(auto-fill, minmax(15rem, 1fr))' }} gap="2">
            {others.map(({ name, kind, missing, distinct }) => (
              <CheckboxField
                key={name}
                name={`column ${name}`}
                label={name}
                hint={`${kind}, ${formatNumber(distinct)} different${missing > 0 ? `, ${formatNumber(missing)} missing` : ''}`}
                checked={choice.features.includes(name)}
                onCheckedChange={(used) => actor.send({ type: 'column', name, used })}
              />
            ))}
          </Grid>
          {choice.features.length === 0 ? (
            <Text mt="2" color="fg.error" role="status">
              Choose at least one column.
            </Text>
          ) : null}
        </fieldset>
        <Text textStyle="sm" color="fg.muted">
          {formatNumber(facts.rows)} rows. {splitText(choice.split)}
        </Text>
        <div>
          <Button
            variant="solid"
            colorPalette="accent"
            loading={isChecking}
            loadingText="Checking"
            disabled={unready}
            onClick={() => actor.send({ type: 'start' })}
          >
            Train a model
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
