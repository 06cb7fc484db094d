import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import { Panel } from '@/shared/ui/panel'
import { COMPARISON, PLANS } from './plans'

/** MKT-05: the plans side by side. Its head stays in sight; on a narrow screen it scrolls inside its card. */
export function Comparison() {
  return (
    <Panel
      p="0"
      // A clip, not a scroll box, where all of it fits: the head then sticks to the window.
      overflowX={{ base: 'auto', md: 'clip' }}
      overflowY={{ base: 'auto', md: 'clip' }}
      maxHeight={{ base: '70dvh', md: 'none' }}
      role="region"
      aria-label="Plans compared"
      tabIndex={0}
    >
      <chakra.table width="full" minWidth="40rem" borderCollapse="separate" borderSpacing="0" textStyle="lg">
        <thead>
          <tr>
            <chakra.th css={HEAD} left="0" zIndex="2" width="28%">
              <VisuallyHidden>What differs</VisuallyHidden>
            </chakra.th>
            {PLANS.map(({ name }) => (
              <chakra.th key={name} scope="col" css={HEAD} zIndex="1" width="24%">
                {name}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(([what, ...cells]) => (
            <tr key={what}>
              <chakra.th
                scope="row"
                css={CELL}
                position="sticky"
                left="0"
                bg="bg.panel"
                fontWeight="normal"
                color="fg.muted"
              >
                {what}
              </chakra.th>
              {cells.map((cell, index) => (
                <chakra.td key={PLANS[index]?.name} css={CELL} fontVariantNumeric="tabular-nums">
                  <Cell value={cell} />
                </chakra.td>
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
    <Box as="span" display="inline-flex" color={value ? 'accent.fg' : 'fg.muted'}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{value ? 'Included' : 'None'}</VisuallyHidden>
    </Box>
  )
}

const CELL = {
  textAlign: 'start',
  verticalAlign: 'middle',
  height: '48px',
  paddingInline: { base: '16px', md: '24px' },
  borderTopWidth: '1px',
}

const HEAD = {
  ...CELL,
  position: 'sticky',
  // Below the bar of the site, where the window scrolls.
  top: { base: '0', md: '56px' },
  background: 'bg.panel',
  borderTopWidth: '0',
  fontWeight: 'semibold',
}
