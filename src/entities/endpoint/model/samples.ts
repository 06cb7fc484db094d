import type { AlertRules, EndpointAlert } from './alert'
import type { EndpointDrift } from './drift'
import type { KeptRequests } from './kept-requests'
import type { Endpoint, EndpointNumbers, EndpointVersion } from './endpoint'

// For stories and tests of machines.

const version = (number: number, share: number): EndpointVersion => ({
  version: number,
  size: 48_213,
  source: 'uploaded',
  model: 'sex.onnx',
  modelVersion: null,
  signature: {
    inputs: [
      { name: 'species', datatype: 'BYTES', shape: [-1, 1] },
      { name: 'bill_length_mm', datatype: 'FP32', shape: [-1, 1] },
      { name: 'body_mass_g', datatype: 'FP32', shape: [-1, 1] },
    ],
    outputs: [
      { name: 'label', datatype: 'BYTES', shape: [-1] },
      { name: 'probabilities', datatype: 'FP32', shape: [-1, 2] },
    ],
  },
  share,
  createdAt: Date.parse('2026-11-20T09:00:00.000Z') + number * 3_600_000,
})

export const EXAMPLE_ENDPOINT: Endpoint = {
  id: '6f0c6f9e-8f7a-4c3e-9d8e-2f5b0f3a9a11',
  workspace: 'personal',
  name: 'penguin-sex',
  paused: false,
  createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
  updatedAt: Date.parse('2026-11-20T12:00:00.000Z'),
  versions: [version(2, 100), version(1, 0)],
}

const times = (p50: number) => ({ p50, p95: p50 * 2, p99: p50 * 3 })

export const EXAMPLE_NUMBERS: EndpointNumbers = {
  minutes: 60,
  requests: 1240,
  bad_input: 3,
  refused: 0,
  timed_out: 1,
  failed: 0,
  ...times(0.8),
  series: Array.from({ length: 30 }, (_, minute) => ({
    at: Date.parse('2026-11-20T11:30:00.000Z') + minute * 60_000,
    requests: 30 + ((minute * 7) % 23),
    errors: minute % 9 === 0 ? 1 : 0,
    ...times(0.7 + ((minute * 5) % 7) / 20),
  })),
  versions: [
    { version: 2, requests: 1000, errors: 2, p50: 0.8, p99: 2.4 },
    { version: 1, requests: 240, errors: 2, p50: 0.9, p99: 2.6 },
  ],
}

const ten = (counts: number[]) => [...counts, ...Array<number>(10 - counts.length).fill(20), 3]

export const EXAMPLE_DRIFT: EndpointDrift = {
  hours: 24,
  version: 2,
  least: 200,
  rows: 1236,
  columns: [
    {
      part: 'feature',
      name: 'species',
      kind: 'category',
      levels: ['Adelie', 'Gentoo', 'Chinstrap'],
      expected: [121, 98, 55, 0, 0],
      found: [300, 810, 126, 0, 0],
      psi: 0.39,
    },
    {
      part: 'feature',
      name: 'bill_length_mm',
      kind: 'number',
      edges: [36.6, 38.9, 40.6, 42.7, 45.1, 46.4, 48.2, 49.8, 51.3],
      expected: ten([]),
      found: [70, 90, 100, 118, 130, 150, 160, 150, 140, 124, 4],
      psi: 0.14,
    },
    {
      part: 'feature',
      name: 'body_mass_g',
      kind: 'number',
      edges: [3300, 3475, 3650, 3800, 4050, 4300, 4650, 4950, 5400],
      expected: ten([]),
      found: [118, 120, 122, 125, 124, 121, 119, 126, 125, 122, 14],
      psi: 0.01,
    },
    {
      part: 'prediction',
      name: 'label',
      kind: 'category',
      levels: ['female', 'male'],
      expected: [33, 34, 0, 0],
      found: [590, 646, 0, 0],
      psi: 0.002,
    },
  ],
}

export const EXAMPLE_RULES: AlertRules = {
  error_share: 0.07,
  p95_ms: 500,
  psi: 0.25,
  silent_minutes: null,
  mail: true,
  webhook: 'https://hooks.example.com/orrery',
  last_call: null,
}

const alert = (id: string, change: Partial<EndpointAlert>): EndpointAlert => ({
  id,
  endpoint: EXAMPLE_ENDPOINT.id,
  name: EXAMPLE_ENDPOINT.name,
  kind: 'psi',
  state: 'firing',
  value: 0.39,
  threshold: 0.25,
  detail: 'species',
  fired_at: '2026-11-20T11:30:00.000Z',
  acknowledged_by: null,
  resolved_at: null,
  ...change,
})

export const EXAMPLE_ALERTS: EndpointAlert[] = [
  alert('a1', {}),
  alert('a2', {
    kind: 'error_share',
    state: 'acknowledged',
    value: 0.125,
    threshold: 0.07,
    detail: null,
    acknowledged_by: 'ada',
  }),
  alert('a3', {
    kind: 'p95_ms',
    state: 'resolved',
    value: 812,
    threshold: 500,
    detail: null,
    resolved_at: '2026-11-20T11:50:00.000Z',
  }),
]

export const EXAMPLE_KEPT: KeptRequests = {
  keep: true,
  may: true,
  requests: [
    {
      id: 3,
      version: 2,
      at: '2026-11-20T11:59:00.000Z',
      rows: 1,
      ms: 0.812,
      input: { species: 'Gentoo', bill_length_mm: 47.5, body_mass_g: null },
    },
    { id: 2, version: 2, at: '2026-11-20T11:58:00.000Z', rows: 1000, ms: 12.4, input: null },
    {
      id: 1,
      version: 1,
      at: '2026-11-20T11:40:00.000Z',
      rows: 2,
      ms: 0.9,
      input: { species: 'Adelie', bill_length_mm: 39.1, body_mass_g: 3750 },
    },
  ],
}
