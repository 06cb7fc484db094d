import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface StateGridProps<Row, State> {
  /** The subject of the table, for its name. */
  label: string
  /** The variants, by the name of their row. */
  rows: Record<string, Row>
  /** The states, by the name of their column. */
  states: Record<string, State>
  /** The component in one variant and one state. */
  children: (row: Row, state: State, name: string) => ReactNode
}

/** Attributes that show a state of the pointer or the keyboard without either. */
export const POINTED = {
  rest: {},
  hover: { 'data-hover': '' },
  focus: { 'data-focus-visible': '' },
} as const

/** Every variant in every state, side by side. */
export function StateGrid<Row, State>({ label, rows, states, children }: StateGridProps<Row, State>) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={label} p="4">
      <chakra.table borderCollapse="collapse" aria-label={label}>
        <thead>
          <tr>
            <td aria-hidden />
            {Object.keys(states).map((state) => (
              <chakra.th key={state} {...HEAD} scope="col">
                {state}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([variant, row]) => (
            <tr key={variant}>
              <chakra.th {...HEAD} scope="row">
                {variant}
              </chakra.th>
              {Object.entries(states).map(([state, props]) => (
                <chakra.td key={state} px="4" py="3" verticalAlign="top">
                  {children(row, props, `${variant}, ${state}`)}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

const HEAD = {
  px: '4',
  py: '3',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'medium',
  textStyle: 'sm',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
} as const
