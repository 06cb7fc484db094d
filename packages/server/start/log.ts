import { pino } from 'pino'
import { requestId } from '../http/request-log'

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = (typeof LEVELS)[number]

/** Texts of errors may quote what a request contained: addresses, tokens, identifiers and values. */
const PERSONAL: [pattern: RegExp, replacement: string][] = [
  [/[^\s"'<>()=,:]+@[^\s"'<>()=,]+/g, '<e-mail>'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b|(?<![\w:])[0-9a-f]{0,4}(:[0-9a-f]{0,4}){2,7}(?![\w:])/gi, '<address>'],
  [/\?[^\s"']+/g, '?<query>'],
  [/[\w.-]{20,}/g, '<token>'],
  [/"[^"]*"|\(([^()]*)\)=\(([^()]*)\)/g, '<value>'],
]

/** A text without what may belong to a person. */
export const withoutPersonalData = (text: string): string =>
  PERSONAL.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)

/**
 * The log of the server: one JSON object a line, with the id of the request that it belongs to. From now on
 * `console.error` and `console.warn` write to it, without personal data.
 */
export function openLog(level: Level, write?: (line: string) => void) {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const id = requestId()
      return id ? { request: id } : {}
    },
  }
  const log = write ? pino(options, { write }) : pino(options, pino.destination({ sync: true }))
  const textOf = (details: unknown[]) =>
    withoutPersonalData(
      details.map((detail) => (detail instanceof Error ? detail.message : String(detail))).join(' '),
    )
  console.error = (...details: unknown[]) => log.error(textOf(details))
  console.warn = (...details: unknown[]) => log.warn(textOf(details))
  return log
}

export type Log = Pick<ReturnType<typeof openLog>, 'info'>
