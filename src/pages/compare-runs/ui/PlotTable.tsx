import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { MISSING } from '@/shared/lib/format'
import type { Dimension } from '../model/dimensions'

export interface PlotTableProps {
  names: readonly string[]
  dimensions: readonly Dimension[]
}

/** The values of both plots for people who would rather read them. Drawn when it is opened. */
export function PlotTable({ names, dimensions }: PlotTableProps) {
  const [open, setOpen] = useState(false)
  return (
    <chakra.details mt="3" textStyle="sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary cursor="pointer" color="accent.fg" width="fit-content" borderRadius="xs" py="1">
        Show both as a table
      </chakra.summary>
      {open ? (
        <chakra.div
          mt="2"
          maxHeight="20rem"
          overflow="auto"
          tabIndex={0}
          role="region"
          aria-label="Parameters and metrics, as a table"
        >
          <chakra.table
            fontVariantNumeric="tabular-nums"
            css={{
              '& th, & td': { textAlign: 'start', padding: '4px 16px 4px 0', fontWeight: 'normal' },
              '& thead th': { color: 'fg.muted' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">Run</th>
                {dimensions.map(({ id, label }) => (
                  <th key={id} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name, run) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {dimensions.map(({ id, texts }) => (
                    <td key={id}>{texts[run] ?? MISSING}</td>
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
