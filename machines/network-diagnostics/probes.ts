import type { ProbeAnswer, ProbeInput } from '@machines/probe'

export type ProbeId = 'app' | 'icon' | 'health' | 'callback' | 'font'

export interface NetworkProbe extends Omit<ProbeInput, 'url'> {
  id: ProbeId
  name: string
  /** Null for the font, whose address is a setting. */
  url: string | null
  /** A critical probe that does not pass makes the whole network critical. */
  critical: boolean
}

/** D1 §7: the five probes in their order, with limits in ms. */
export const NETWORK_PROBES: readonly NetworkProbe[] = [
  {
    id: 'app',
    name: 'The app',
    method: 'HEAD',
    url: '/',
    contentTypes: ['text/html'],
    limit: 5000,
    critical: true,
  },
  {
    id: 'icon',
    name: 'Static files',
    method: 'HEAD',
    url: '/favicon.svg',
    contentTypes: ['image/'],
    limit: 3000,
    critical: true,
  },
  {
    id: 'health',
    name: 'Backend health',
    method: 'GET',
    url: '/api/health',
    contentTypes: ['application/json'],
    limit: 5000,
    critical: false,
  },
  {
    id: 'callback',
    name: 'Sign-in callback',
    method: 'HEAD',
    url: '/auth/callback',
    contentTypes: ['text/html'],
    limit: 5000,
    critical: true,
  },
  {
    id: 'font',
    name: 'Font',
    method: 'HEAD',
    url: null,
    contentTypes: ['font/', 'text/css'],
    limit: 3000,
    critical: false,
  },
]

/** The answers by probe; a missing probe has not answered yet. */
export type ProbeResults = Partial<Record<ProbeId, ProbeAnswer>>

export type NetworkHealth = 'good' | 'issues' | 'critical'

/** D1 §4: critical as soon as one critical probe does not pass, issues as soon as any does not. */
export function networkHealth(results: ProbeResults): NetworkHealth {
  const failed = NETWORK_PROBES.filter(({ id }) => !results[id]?.passed)
  if (failed.some(({ critical }) => critical)) return 'critical'
  return failed.length > 0 ? 'issues' : 'good'
}
