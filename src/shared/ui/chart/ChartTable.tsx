import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ChartLine } from './lines'
import type { ChartX } from './plot'

export interface ChartTableProps {
  /** The sentence that names the chart. */
  label: string
  x: ChartX
  lines: ChartLine[]
}

/** The chart for those who would rather read it. Drawn when it is opened. */
export function ChartTable({ label, x, lines }: ChartTableProps) {
  const [open, setOpen] = useState(false)
  return (
    <chakra.details mt="3" textStyle="sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary cursor="pointer" color="accent.fg" width="fit-content" borderRadius="xs" py="1">
        Show as a table
      </chakra.summary>
      {open ? (
        <chakra.div
          mt="2"
          maxHeight="20rem"
          overflow="auto"
          tabIndex={0}
          role="region"
          aria-label={`${label}, as a table`}
        >
          <chakra.table
            width="full"
            maxWidth="36rem"
            fontVariantNumeric="tabular-nums"
            css={{
              '& th, & td': { textAlign: 'start', padding: '4px 16px 4px 0', fontWeight: 'normal' },
              '& thead th': { color: 'fg.muted' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">{x.name}</th>
                {lines.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {x.values.map((value, place) => (
                <tr key={value}>
                  <th scope="row">{x.format(value)}</th>
                  {lines.map(({ name, valueAt }) => (
                    <td key={name}>{valueAt(place)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      ) : null}
    </chakra.details>
  )
}
