import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { literal } from './recording'

export interface Gestures {
  /** Begins anew. */
  start(): void
  stop(): void
  /** Something that was done to the clock. */
  note(what: string): void
  /** The recorded gestures, as a journey of tests/e2e. */
  text(): string
}

const PRESSED =
  'button, a[href], summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=treeitem]'

/** Records the gestures on the page, by role and accessible name. Passwords and the inspector are left out. */
export function recordGestures(page: Document): Gestures {
  let lines: string[] = []
  let path = ''
  let ends = new AbortController()
  const add = (line: string) => {
    if (lines.at(-1) !== line || line.endsWith('.click()')) lines.push(line)
  }
  const pressed = ({ target }: Event) => {
    const element = ours(target)?.closest(PRESSED)
    if (element) add(`await ${byRole(element)}.click()`)
  }
  const changed = ({ target }: Event) => {
    const field = ours(target)
    if (field) add(`await ${filled(field)}`)
  }
  const keyed = ({ key, target }: KeyboardEvent) => {
    if (ours(target) && (key === 'Escape' || (key === 'Enter' && isField(target))))
      add(`await page.keyboard.press('${key}')`)
  }
  return {
    start() {
      ends.abort()
      ends = new AbortController()
      lines = []
      path = page.location.pathname + page.location.search
      const options = { capture: true, signal: ends.signal }
      page.addEventListener('click', pressed, options)
      page.addEventListener('change', changed, options)
      page.addEventListener('keydown', keyed, options)
    },
    stop: () => ends.abort(),
    note: (what) => lines.push(`// The clock: ${what}`),
    text() {
      const secret = lines.some((line) => line.includes('fill(password)'))
      return [
        `it('recorded on ${path}', async () => {`,
        '  const page = await newPage()',
        ...(secret ? ["  const password = '' // Passwords are not recorded."] : []),
        `  await page.goto(${literal(path)})`,
        ...lines.map((line) => `  ${line}`),
        '})',
      ].join('\n')
    },
  }
}

const ours = (target: EventTarget | null): Element | null =>
  target instanceof Element && !target.closest('[data-inspector]') ? target : null

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function byRole(element: Element): string {
  const name = computeAccessibleName(element).slice(0, 80)
  return `page.getByRole(${literal(getRole(element) ?? 'button')}${name ? `, { name: ${literal(name)} }` : ''})`
}

function filled(field: Element): string {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return `${byRole(field)}.${field.checked ? 'check' : 'uncheck'}()`
  const label = `page.getByLabel(${literal(computeAccessibleName(field).slice(0, 80))})`
  if (field instanceof HTMLSelectElement)
    return `${label}.selectOption(${literal(field.selectedOptions[0]?.label ?? '')})`
  if (field instanceof HTMLInputElement && field.type === 'file') return `${label}.setInputFiles([])`
  if (field instanceof HTMLInputElement && isSecret(field)) return `${label}.fill(password)`
  return `${label}.fill(${literal((field as HTMLInputElement).value)})`
}

/** A password that is shown is one still. */
const isSecret = ({ type, autocomplete, name }: HTMLInputElement) =>
  type === 'password' ||
  /password|one-time-code/.test(autocomplete) ||
  /password|secret|token|key/i.test(name)
