/** The six checks in the order in which they run, by the name that people read. */
export const CHECKS = {
  environment: 'Environment Variables',
  backend: 'Backend connection',
  network: 'Network Connectivity',
  storage: 'Browser Storage',
  console: 'Console Errors',
  endpoints: 'Auth Endpoints',
} as const

export type CheckId = keyof typeof CHECKS
/** The checks that ask once; console errors are gathered over time. */
export type AskingCheck = Exclude<CheckId, 'console'>

export type DiagnosticStatus = 'PASS' | 'FAIL' | 'WARNING' | 'INFO'

/** The result of a check. Its texts are shown and copied: they carry no key, token or mail address. */
export interface DiagnosticFinding {
  status: DiagnosticStatus
  message: string
  details: string[]
}

export interface DiagnosticResult extends DiagnosticFinding {
  test: CheckId
}

/** Where the backend is, as far as it may be shown. */
export interface ShownConfiguration {
  /** At most 20 characters of the address; null when none is configured. */
  url: string | null
  hasKey: boolean
}

/** Errors that the console got during the capture. */
export interface CapturedErrors {
  count: number
  /** Texts of the first three. */
  first: string[]
}

const SHOWN_ERRORS = 3

export const nothingCaptured: CapturedErrors = { count: 0, first: [] }

export const withError = ({ count, first }: CapturedErrors, text: string): CapturedErrors => ({
  count: count + 1,
  first: first.length < SHOWN_ERRORS ? [...first, text] : first,
})

/** AUD-03: passes without errors, else warns with their number and the first three. */
export function consoleFinding({ count, first }: CapturedErrors): DiagnosticFinding {
  if (count === 0) return { status: 'PASS', message: 'No console errors', details: [] }
  return { status: 'WARNING', message: `${count} console error${count === 1 ? '' : 's'}`, details: first }
}
