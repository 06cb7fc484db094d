import {
  type FileFacts,
  SPLIT_NAMES,
  type SplitBy,
  splitColumns,
  type TrainingChoice,
} from '@/entities/trained-model/model'
import { SelectField } from '@/shared/ui/form'

export interface SplitFieldsProps {
  facts: FileFacts
  choice: TrainingChoice
  onChange: (split: SplitBy) => void
}

/** How rows are kept apart for the test, and by which column. Ways without such a column are not offered. */
export function SplitFields({ facts, choice, onChange }: SplitFieldsProps) {
  const columns = {
    time: splitColumns(facts, choice, 'time'),
    group: splitColumns(facts, choice, 'group'),
  }
  const { split } = choice
  const change = (by: SplitBy['by'], column?: string) => {
    const first = by === 'random' ? undefined : (column ?? columns[by][0])
    onChange(by === 'random' || first === undefined ? { by: 'random' } : { by, column: first })
  }
  const ways = (['random', 'time', 'group'] as const).filter(
    (by) => by === 'random' || columns[by].length > 0,
  )
  return (
    <>
      <SelectField
        name="split"
        label="Rows kept apart for the test"
        value={split.by}
        options={ways.map((by) => ({
          value: by,
          label: by === 'random' && choice.kind === 'regression' ? 'At random' : SPLIT_NAMES[by],
        }))}
        onValueChange={(by) => change(by as SplitBy['by'])}
      />
      {split.by === 'random' ? null : (
        <SelectField
          name="split-column"
          label={split.by === 'time' ? 'Column of the time' : 'Column of the groups'}
          value={split.column}
          options={columns[split.by].map((name) => ({ value: name, label: name }))}
          onValueChange={(column) => change(split.by, column)}
        />
      )}
    </>
  )
}
