import { expect, it } from 'vitest'
import type { MonitoringAlert } from '@/entities/monitored-model/model'
import { alertInWords } from './words'

const alert: MonitoringAlert = {
  id: 'sentiment:cpu:error',
  modelId: 'sentiment',
  modelName: 'Sentiment',
  gauge: 'cpu',
  level: 'error',
  value: 90.2,
  limit: 90,
}

it('an alert does not contradict itself when the value is rounded to its limit', () => {
  expect(alertInWords(alert)).toBe('CPU is at 90% now, at or above the limit of 90%')
  expect(alertInWords({ ...alert, gauge: 'errorRate', value: 5, limit: 5 })).toBe(
    'Error rate is at 5.0% now, at or above the limit of 5%',
  )
})
