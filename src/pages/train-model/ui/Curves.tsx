import { useMemo } from 'react'
import type { Report } from '@/entities/trained-model/model'
import { type ChartAxis, LineChart } from '@/shared/ui/chart'
import { figure, residualBins } from '../model/figures'
import { Titled } from './Titled'

export interface CurvesProps extends Pick<Report, 'curves'> {
  /** The class that the probabilities are of. */
  positive: string
}

type Points = NonNullable<Report['curves']['roc']>

/** The charts of a task: ROC, precision and recall, calibration, or what a number was missed by. */
export const Curves = ({
  curves: { roc, precisionRecall, calibration, residuals },
  positive,
}: CurvesProps) => (
  <>
    {roc ? (
      <Titled title="ROC">
        <Curve
          label="Share of hits by share of false alarms"
          x="False alarms"
          y="Hits"
          points={roc}
          isShare
        />
      </Titled>
    ) : null}
    {precisionRecall ? (
      <Titled title="Precision and recall">
        <Curve
          label={`How many found “${positive}” are right, by how many are found`}
          x="Recall"
          y="Precision"
          points={precisionRecall}
          isShare
        />
      </Titled>
    ) : null}
    {calibration ? (
      <Titled title="Calibration">
        <Curve
          label={`Actual share of “${positive}” by predicted probability`}
          x="Predicted probability"
          y="Actual share"
          points={calibration}
          isShare
        />
      </Titled>
    ) : null}
    {residuals ? (
      <Titled title="Residuals">
        <Curve
          label="Actual minus predicted, by the prediction: mean and middle 80 percent of each twentieth"
          x="Prediction"
          y="Actual minus predicted"
          {...residualBins(residuals)}
        />
      </Titled>
    ) : null}
  </>
)

interface CurveProps {
  label: string
  x: string
  y: string
  points: Points
  /** Least and greatest value at each point. */
  band?: readonly (readonly [number, number])[]
  /** Both axes run from 0 to 1. */
  isShare?: boolean
}

function Curve({ label, x: across, y: up, points, band, isShare = false }: CurveProps) {
  const { x, axes } = useMemo(() => {
    // One value at each x, the last: a curve that rises there ends at its top.
    const byX = new Map([...points].sort((one, other) => one.x - other.x).map((point) => [point.x, point.y]))
    const domain = isShare ? ([0, 1] as const) : undefined
    const axis: ChartAxis = {
      name: up,
      format: figure,
      domain,
      series: [{ name: up, values: [...byX.values()], band }],
    }
    return { x: { name: across, values: [...byX.keys()], format: figure, domain }, axes: [axis] }
  }, [points, band, across, up, isShare])
  return <LineChart label={label} x={x} axes={axes} />
}
