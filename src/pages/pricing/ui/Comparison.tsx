import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import { Panel } from '@/shared/ui/panel'
import { COMPARISON, PLANS } from './plans'

/**
 * MKT-05: the plans side by side. On a narrow screen, the name of each row is above its three cells. The head stays in
 * sight.
 */
export function Comparison() {
  return (
    // A clip, not a scroll box: the head sticks to the window.
    <Panel p="0" overflow="clip">
      <chakra.table css={TABLE}>
        <thead>
          <tr>
            <chakra.th width="28%">
              <VisuallyHidden>Feature</VisuallyHidden>
            </chakra.th>
            {PLANS.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(([what, ...cells]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {cells.map((cell, index) => (
                <td key={PLANS[index]?.name}>
                  <Cell value={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  )
}

function Cell({ value }: { value: string | true | null }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <Box as="span" display="inline-flex" verticalAlign="middle" color={value ? 'accent.fg' : 'fg.muted'}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{value ? 'Included' : 'Not included'}</VisuallyHidden>
    </Box>
  )
}

const TABLE = {
  display: { base: 'block', md: 'table' },
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: { base: 'md', md: 'lg' },
  fontVariantNumeric: 'tabular-nums',
  '& :is(thead, tbody)': { display: { base: 'block', md: 'table-row-group' } },
  '& tr': {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '12px',
    paddingInline: { base: '16px', md: '0' },
  },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'middle',
    height: { md: '48px' },
    paddingBlock: '8px',
    paddingInline: { base: '0', md: '24px' },
  },
  '& tbody th': {
    gridColumn: '1 / -1',
    color: 'fg.muted',
    fontWeight: 'normal',
    paddingBottom: { base: '0', md: '8px' },
  },
  '& tbody :is(th, td)': { borderTopWidth: { md: '1px' } },
  '& tbody tr': { borderTopWidth: { base: '1px', md: '0' } },
  // Below the bar of the site.
  '& thead': { position: 'sticky', top: '3.5rem', zIndex: '1' },
  '& thead tr': { background: 'bg.panel', boxShadow: '0 1px 0 {colors.border}' },
  '& thead th': {
    fontWeight: 'semibold',
    height: '48px',
    alignContent: 'center',
    // It has no words to see: on a narrow screen it takes no room, and its column keeps its head.
    _first: { base: { gridColumn: '1 / -1', height: '0', padding: '0' }, md: { height: '48px' } },
  },
}
