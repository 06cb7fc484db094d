import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '@/shared/lib/failure'
import { sendReports } from '@/shared/lib/report-error'
import { watchErrors } from './watch-errors'

const reports: unknown[] = []
const page = new EventTarget()
let end = () => {}
beforeEach(() => {
  reports.length = 0
  end = watchErrors(page as Window)
  sendReports((error) => reports.push(error))
})
afterEach(() => {
  end()
  sendReports(null)
})

const failed = (error: unknown, message = 'Uncaught', filename = 'https://orrery.example/assets/a-1.js') =>
  page.dispatchEvent(Object.assign(new Event('error'), { error, message, filename }))
const rejected = (reason: unknown) =>
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

describe('an unhandled error', () => {
  it('is reported, whether thrown or rejected', () => {
    const [thrown, rejection] = [new TypeError('x breaks'), new Error('y breaks')]
    failed(thrown)
    rejected(rejection)
    rejected('a text')
    expect(reports).toEqual([thrown, rejection, 'a text'])
  })

  it('is reported once, even when the window and a promise both report it', () => {
    const error = new TypeError('x breaks')
    failed(error)
    rejected(error)
    expect(reports).toEqual([error])
  })

  it.each([
    ['a refusal with a message', new Failure('No room left.', 'storage')],
    ['a lost connection', new TypeError('Failed to fetch')],
    ['an aborted request', new DOMException('Aborted', 'AbortError')],
  ])('is not reported when it is %s', (_, error) => {
    failed(error)
    rejected(error)
    expect(reports).toEqual([])
  })

  it.each([
    ['Script error.', ''],
    ['ResizeObserver loop completed with undelivered notifications.', ''],
    ['Uncaught TypeError', 'chrome-extension://abc/content.js'],
    ['Uncaught TypeError', 'moz-extension://abc/content.js'],
  ])('is not ours: %s %s', (message, filename) => {
    failed(new TypeError('x'), message, filename)
    expect(reports).toEqual([])
  })
})
