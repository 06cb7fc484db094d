import { check, type GenericSchema, type InferInput, nonEmpty, pipe, safeParse, string, trim } from 'valibot'

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

/** Text that is more than blanks. The schema's output is without blanks at its ends. */
export const requiredText = (message: string) => pipe(string(), trim(), nonEmpty(message))

const wellFormed = check(isEmail, 'Please enter a valid email address')

/** An address where there is one; `required` is the message where there is none. */
export const emailText = (required: string) => pipe(requiredText(required), wellFormed)

/** An address that is judged as a whole: also an empty text is not a valid address. */
export const validEmail = pipe(string(), trim(), wellFormed)

/**
 * The errors of the values of a form, in the order of the schema, at most one for each field: the first of them is
 * announced and its field gets the focus. A rule over several fields names its field with `forward`.
 */
export function fieldErrors<TSchema extends GenericSchema>(
  schema: TSchema,
  values: InferInput<TSchema>,
): FieldError<FieldOf<TSchema>>[] {
  const errors = new Map<unknown, FieldError<FieldOf<TSchema>>>()
  for (const { path, message } of safeParse(schema, values).issues ?? []) {
    const field = path?.[0].key as FieldOf<TSchema>
    if (!errors.has(field)) errors.set(field, { field, message })
  }
  return [...errors.values()]
}

type FieldOf<TSchema extends GenericSchema> = Extract<keyof InferInput<TSchema>, string>
