import { chakra, Text } from '@chakra-ui/react'
import {
  NAVBAR_LAYER,
  type PointerReport,
  type Reach,
  reachOf,
  viewportClass,
} from '@/entities/page-control/model'
import { Facts } from '@/shared/ui/facts'
import { Panel } from '@/shared/ui/panel'

const CLASSES = {
  mobile: 'Mobile, below 768 px',
  tablet: 'Tablet, from 768 to 1023 px',
  desktop: 'Desktop, from 1024 px',
}

/** The viewport and how many controls the pointer reaches. Only what a resize changes is announced. */
export function ViewportSummary({ report }: { report: PointerReport | null }) {
  if (!report)
    return (
      <Text role="status" textStyle="sm" color="fg.muted">
        Measuring the page...
      </Text>
    )
  const { width, height, barLayer, controls } = report
  const count = (...reaches: Reach[]) =>
    controls.filter((control) => reaches.includes(reachOf(control))).length
  return (
    <Panel py={{ base: '2', md: '3' }}>
      <Facts
        labelWidth="12rem"
        rows={[
          [
            'Viewport',
            <chakra.span key="viewport" role="status">
              {CLASSES[viewportClass(width)]}: {width} × {height} px
            </chakra.span>,
          ],
          ['Navigation bar', barText(barLayer)],
          ['Controls', String(controls.length)],
          ['Reachable', String(count('free'))],
          ['Covered', `${count('covered')} fully, ${count('partly')} partly`],
          ['pointer-events: none', String(count('ignoring'))],
          ['Outside the view', String(count('outside'))],
        ]}
      />
    </Panel>
  )
}

/** ADM-03: the threshold of the navigation bar's layer. */
const barText = (layer: number | null): string => {
  if (layer === null) return 'No fixed bar on this page'
  return layer < NAVBAR_LAYER
    ? `Layer ${layer}, below the threshold of ${NAVBAR_LAYER}: the page can cover it`
    : `Layer ${layer}, not below the threshold of ${NAVBAR_LAYER}`
}
