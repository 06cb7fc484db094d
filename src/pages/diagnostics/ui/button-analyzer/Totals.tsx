import { chakra, Flex, Text } from '@chakra-ui/react'
import type { ControlTotals, ScannedPage } from '@/entities/page-control/model'

export interface TotalsProps {
  /** The page that the totals belong to; null before the first scan. */
  page: ScannedPage | null
  totals: ControlTotals
  scanning: boolean
}

/** The result of a scan in one line, which is announced, and its figures. */
export function Totals({ page, totals, scanning }: TotalsProps) {
  return (
    <chakra.div>
      <Text role="status" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {scanning || !page ? 'Scanning the page...' : sentence(page, totals)}
      </Text>
      {page ? (
        <Flex as="dl" wrap="wrap" columnGap="8" rowGap="3" mt="4" mb="0">
          {FIGURES.map(([label, key]) => (
            <chakra.div key={key}>
              <chakra.dt textStyle="sm" color="fg.muted">
                {label}
              </chakra.dt>
              <chakra.dd m="0" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {totals[key]}
              </chakra.dd>
            </chakra.div>
          ))}
        </Flex>
      ) : null}
    </chakra.div>
  )
}

const FIGURES = [
  ['With problems', 'problems'],
  ['Buttons', 'buttons'],
  ['Links', 'links'],
  ['Disabled', 'disabled'],
  ['Not visible', 'unseen'],
] as const

function sentence({ address, width, height }: ScannedPage, { controls, problems }: ControlTotals): string {
  const found = `${controls} ${controls === 1 ? 'control' : 'controls'} on ${address} at ${width} × ${height} px`
  return `${found}: ${problems === 0 ? 'no problems' : `${problems} with problems`}.`
}
