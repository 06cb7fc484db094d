export { METER_ERROR, METER_WARNING, type MeterLevel, meterLevel } from './level'
export { Meter, type MeterProps } from './Meter'
