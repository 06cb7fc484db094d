/**
 * Something, an at sign, a domain with a dot, no spaces (D1 §5, D3 §5), and no sign that mail programs read as more than
 * one plain address: brackets, quotes, commas, empty parts between dots.
 */
const PART = '[^\\s@.<>()[\\]\\\\,;:"\\p{C}]+'
const LABEL = '[\\p{L}\\p{M}\\p{N}]+(-+[\\p{L}\\p{M}\\p{N}]+)*'
const EMAIL = new RegExp(`^${PART}(\\.${PART})*@${LABEL}(\\.${LABEL})+$`, 'u')

export const isEmail = (value: string): boolean => value !== '' && EMAIL.test(value)

/** A refused field and the text that says what to do. */
export interface FieldError<TField extends string = string> {
  field: TField
  message: string
}

/** A rule of a form: the field it judges, whether it holds, and what is said when it does not. */
export interface FieldRule<TValues, TField extends string = Extract<keyof TValues, string>> {
  field: TField
  holds: (values: TValues) => boolean
  message: string | ((values: TValues) => string)
}

/** An address that has to be there, in the documented words of forms that ask for one. */
export const EMAIL_RULES: readonly FieldRule<{ email: string }>[] = [
  { field: 'email', holds: ({ email }) => email.trim() !== '', message: 'Please enter your email' },
  {
    field: 'email',
    holds: ({ email }) => isEmail(email.trim()),
    message: 'Please enter a valid email address',
  },
]

/**
 * The rules that the values break, in the documented order, at most one for each field: the first in the list
 * is announced and gets the focus.
 */
export function brokenRules<TValues, TField extends string>(
  rules: readonly FieldRule<TValues, TField>[],
  values: TValues,
): FieldError<TField>[] {
  const broken = new Map<TField, FieldError<TField>>()
  for (const { field, holds, message } of rules) {
    if (broken.has(field) || holds(values)) continue
    broken.set(field, { field, message: typeof message === 'string' ? message : message(values) })
  }
  return [...broken.values()]
}
