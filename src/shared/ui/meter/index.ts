export { METER_ERROR } from './level'
export { Meter, type MeterProps } from './Meter'
