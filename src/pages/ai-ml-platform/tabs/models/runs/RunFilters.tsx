import { Box, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { type Experiment, readFilter, type RunQuery, RUN_STATUSES, STATUS_LABELS } from '@/entities/run/model'
import { type FilterSelect, FilterBar, optionsOf } from '@/shared/ui/filter-bar'
import { TextField } from '@/shared/ui/form'

export interface RunFiltersProps {
  query: RunQuery
  experiments: readonly Experiment[]
  onChange: (change: Partial<RunQuery>) => void
}

/** The filter of the list of runs: choices, and comparisons in the grammar of MLflow's clients. */
export function RunFilters({ query, experiments, onChange }: RunFiltersProps) {
  return (
    <Stack gap="3">
      <ClausesField onChange={(clauses) => onChange({ clauses })} />
      <FilterBar label="Runs" filter={query} selects={selectsOf(experiments)} onChange={onChange} />
    </Stack>
  )
}

/** A comparison is judged when the field is left, and from then on with each change until it is right. */
function ClausesField({ onChange }: { onChange: (clauses: RunQuery['clauses']) => void }) {
  const [text, setText] = useState('')
  const [judged, setJudged] = useState(false)
  const read = readFilter(text)
  const error = 'error' in read ? read.error : null
  return (
    <Box maxWidth="48rem">
      <TextField
        label="Filter"
        name="filter"
        type="search"
        placeholder="metrics.accuracy > 0.9 and params.lr = '0.1'"
        maxLength={4000}
        value={text}
        error={judged ? error : null}
        onValueChange={(next) => {
          setText(next)
          const found = readFilter(next)
          if ('error' in found) return
          setJudged(false)
          onChange(found.clauses)
        }}
        onBlur={() => setJudged(error !== null)}
        inputProps={{
          fontFamily: 'mono',
          spellCheck: false,
          onKeyDown: (event) => {
            if (event.key === 'Enter') setJudged(error !== null)
          },
        }}
      />
    </Box>
  )
}

const selectsOf = (experiments: readonly Experiment[]): FilterSelect<RunQuery>[] => [
  {
    name: 'experiment',
    label: 'Experiment',
    options: [
      { value: 'all', label: 'All experiments' },
      ...experiments.map(({ id, name }) => ({ value: id, label: name })),
    ],
  },
  {
    name: 'status',
    label: 'Run status',
    options: optionsOf(
      { value: 'all', label: 'All statuses' },
      RUN_STATUSES,
      (status) => STATUS_LABELS[status],
    ),
  },
  {
    name: 'shown',
    label: 'Show',
    options: [
      { value: 'active', label: 'Runs' },
      { value: 'deleted', label: 'Deleted runs' },
    ],
  },
]
