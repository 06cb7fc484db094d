import { CHECKS, type DiagnosticResult, type ShownConfiguration } from '@machines/auth-diagnostics'
import type { SystemInformation } from './system-information'

export type Rows = readonly (readonly [label: string, value: string])[]

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** AUD-01 */
export const systemRows = (system: SystemInformation): Rows => [
  ['Browser', system.browser],
  ['Operating system', system.system],
  ['Screen resolution', system.screen],
  ['Viewport size', system.viewport],
  ['Online status', system.online ? 'Online' : 'Offline'],
  ['Cookies enabled', yesNo(system.cookies)],
]

export interface BuildFacts {
  /** Vite's mode: production, development. */
  mode: string
  debug: boolean
}

/** AUD-02; null is a configuration that could not be read. */
export function configurationRows(configuration: ShownConfiguration | null, build: BuildFacts): Rows {
  const missing = configuration ? 'Not configured' : 'Unknown'
  return [
    ['Backend URL', configuration?.url ?? missing],
    ['Backend key', configuration?.hasKey ? 'Configured (hidden)' : missing],
    ['App environment', build.mode],
    ['Debug mode', build.debug ? 'On' : 'Off'],
  ]
}

/** "4 passed, 1 failed, 1 with a warning", without what there is none of. */
export function summary(results: readonly DiagnosticResult[]): string {
  const count = (status: DiagnosticResult['status']) =>
    results.filter((result) => result.status === status).length
  const words = [
    [count('PASS'), 'passed'],
    [count('FAIL'), 'failed'],
    [count('WARNING'), 'with a warning'],
    [count('INFO'), 'only informed'],
  ] as const
  return words
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(', ')
}

/** The report that users send to support. All of it may be shown: the results carry no secret. */
export function reportText(system: Rows, configuration: Rows, results: readonly DiagnosticResult[]): string {
  const section = (title: string, lines: readonly string[]) => [title, ...lines, ''].join('\n')
  const listed = (rows: Rows) => rows.map(([label, value]) => `- ${label}: ${value}`)
  return [
    section('Orrery Authentication Diagnostics', []),
    section('System Information', listed(system)),
    section('Environment Configuration', listed(configuration)),
    section(
      'Results',
      results.flatMap(({ test, status, message, details }) => [
        `- ${status} ${CHECKS[test]}: ${message}`,
        ...details.map((detail) => `    ${detail}`),
      ]),
    ),
  ].join('\n')
}
