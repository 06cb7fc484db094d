import { ChartFrame, type ChartProps } from './ChartFrame'

export interface BarChartProps extends ChartProps {
  /** The series are stacked, so that their total is visible. */
  stacked?: boolean
}

/** Bars of things or of days, from zero: how much there is of each. `categoriesX` and `daysX` make their x. */
export function BarChart({ stacked = false, ...chart }: BarChartProps) {
  return <ChartFrame {...chart} kind={stacked ? 'stacked' : 'bars'} />
}
