import { chakra } from '@chakra-ui/react'
import { formatNumber } from '@/shared/lib/format'

export interface ConfusionProps {
  /** Rows: actual classes, columns: predicted classes. */
  table: readonly (readonly number[])[]
  classes: readonly string[]
}

const cell = { px: '3', py: '2', borderWidth: '1px', textAlign: 'end' } as const

/** How many rows of each class got which class. */
export const Confusion = ({ table, classes }: ConfusionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
  <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="Predicted and actual classes">
    <chakra.table textStyle="sm">
      <chakra.thead>
        <tr>
          <chakra.th {...cell} textAlign="start" scope="col">
            Actual
          </chakra.th>
          {classes.map((name) => (
            <chakra.th key={name} {...cell} scope="col">
              Predicted {name}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      <tbody>
        {table.map((row, actual) => (
          <tr key={classes[actual]}>
            <chakra.th {...cell} textAlign="start" scope="row">
              {classes[actual]}
            </chakra.th>
            {row.map((count, predicted) => (
              <chakra.td
                key={classes[predicted]}
                {...cell}
                fontWeight={actual === predicted ? 'semibold' : undefined}
                bg={actual === predicted ? 'bg.muted' : undefined}
              >
                {formatNumber(count)}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </chakra.div>
)
