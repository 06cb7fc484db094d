/** How full is too full, in percent (MON-05, PLT). */
export const METER_ERROR = 90
const METER_WARNING = 75

export type MeterLevel = 'ok' | 'warning' | 'error'

/** The level of a percentage: 90 or more is an error, 75 or more a warning. */
export function meterLevel(percent: number): MeterLevel {
  if (percent >= METER_ERROR) return 'error'
  return percent >= METER_WARNING ? 'warning' : 'ok'
}
