import {
  array,
  boolean,
  looseObject,
  nullish,
  number,
  object,
  optional,
  safeParse,
  string,
  unknown,
} from 'valibot'

/** One input or output of a model; columns have a name, tensors may have none. */
export interface SignatureField {
  name: string
  type: string
  required: boolean
}

export interface Signature {
  inputs: SignatureField[]
  outputs: SignatureField[]
}

const fieldsSchema = array(
  looseObject({
    name: nullish(string()),
    type: unknown(),
    required: optional(boolean()),
    'tensor-spec': optional(object({ dtype: string(), shape: array(number()) })),
  }),
)

/** The scalar of a key below `signature:`, unquoted; null when there is none. A long scalar goes on in the next lines. */
function scalarOf(block: string, key: string): string | null {
  const quoted = new RegExp(`^  ${key}: '((?:[^']|'')*)'`, 'm').exec(block)?.[1]
  if (quoted !== undefined) return quoted.replace(/\s*\n\s*/g, ' ').replaceAll("''", "'")
  const double = new RegExp(`^  ${key}: ("(?:[^"\\\\]|\\\\[^])*")`, 'm').exec(block)?.[1]
  if (double === undefined) return null
  try {
    // A backslash at the end of a line joins it with the next line.
    return JSON.parse(double.replace(/\\\n\s*\\?/g, '').replace(/\s*\n\s*/g, ' ')) as string
  } catch {
    return null
  }
}

function fieldsOf(text: string | null): SignatureField[] {
  let json: unknown
  try {
    json = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  const parsed = safeParse(fieldsSchema, json)
  if (!parsed.success) return []
  return parsed.output.map((field) => {
    const tensor = field['tensor-spec']
    const type = tensor
      ? `${tensor.dtype} [${tensor.shape.map((size) => (size === -1 ? 'any' : size)).join(', ')}]`
      : typeof field.type === 'string'
        ? field.type
        : JSON.stringify(field.type)
    return { name: field.name ?? '', type, required: field.required ?? true }
  })
}

/** The signature in the text of an `MLmodel` file; null when the model has none. */
export function signatureOf(text: string): Signature | null {
  const block = /^signature:\n((?:[ \t].*(?:\n|$)|\n)*)/m.exec(text)?.[1]
  if (block === undefined) return null
  return { inputs: fieldsOf(scalarOf(block, 'inputs')), outputs: fieldsOf(scalarOf(block, 'outputs')) }
}

/** A field in one line: `sepal length: double, optional`. */
export const fieldText = ({ name, type, required }: SignatureField): string =>
  `${name === '' ? '' : `${name}: `}${type}${required ? '' : ', optional'}`
