import type { FieldError } from '@/shared/lib/form'
import { formatShare } from '@/shared/lib/format'
import type { Signature, TensorInfo } from './endpoint'

/** A row as the API takes it: its values by the names of the inputs. */
export type Row = Record<string, Value | Value[]>
type Value = number | string

/** A tensor of one row, as the Open Inference Protocol writes it. */
export interface WrittenTensor {
  name: string
  datatype: string
  shape: number[]
  data: (Value | boolean)[]
}

const isText = ({ datatype }: TensorInfo): boolean => datatype === 'BYTES'
const isWhole = ({ datatype }: TensorInfo): boolean => /^U?INT/.test(datatype)

/** Values of an input in each row; null where the model takes any number of them. */
function valuesPerRow({ shape }: TensorInfo): number | null {
  const sizes = shape.slice(1)
  return sizes.includes(-1) ? null : sizes.reduce((product, size) => product * size, 1)
}

/** The input in words: its type, and how many values it takes. */
export function inputHint(input: TensorInfo): string {
  const count = valuesPerRow(input)
  const type = isText(input) ? 'text' : isWhole(input) ? 'whole number' : 'number'
  if (count === 1)
    return isText(input)
      ? 'Text; empty counts as missing'
      : isWhole(input)
        ? 'A whole number'
        : input.datatype === 'FP64'
          ? 'A number or a date; empty counts as missing'
          : 'A number; empty counts as missing'
  return `${count === null ? 'Values' : `${count} values`} (${type}), separated by commas`
}

/** The row that was typed, with what cannot be read of it. */
export function readRow(
  { inputs }: Pick<Signature, 'inputs'>,
  typed: Readonly<Record<string, string>>,
): { row: Row; errors: FieldError<string>[] } {
  const row: Row = {}
  const errors: FieldError<string>[] = []
  for (const input of inputs) {
    const count = valuesPerRow(input)
    const text = typed[input.name] ?? ''
    const parts = count === 1 ? [text] : text.trim() === '' ? [] : text.split(',')
    const values = parts.map((part) => valueOf(input, part))
    const wrong = values.indexOf(null)
    if (wrong >= 0)
      errors.push({
        field: input.name,
        message: `“${(parts[wrong] ?? '').trim()}” is no ${isWhole(input) ? 'whole number' : 'number'}`,
      })
    else if (count !== null && values.length !== count)
      errors.push({ field: input.name, message: `Enter ${count} values; these are ${values.length}` })
    else if (count === null && values.length === 0)
      errors.push({ field: input.name, message: 'Enter at least one value' })
    row[input.name] = count === 1 ? (values[0] ?? '') : (values as Value[])
  }
  return { row, errors }
}

function valueOf(input: TensorInfo, text: string): Value | null {
  if (isText(input)) return valuesPerRow(input) === 1 ? text : text.trim()
  const part = text.trim()
  // JSON has no word for a missing number; the server reads this text as one.
  if (part === '') return isWhole(input) || input.datatype === 'BOOL' ? null : 'NaN'
  if (input.datatype === 'BOOL' && /^(?:true|false)$/i.test(part))
    return part.toLowerCase() === 'true' ? 1 : 0
  const value = Number(part)
  if (Number.isFinite(value)) return isWhole(input) && !Number.isInteger(value) ? null : value
  const date = input.datatype === 'FP64' && /^\d{4}-\d\d-\d\d/.test(part) ? Date.parse(part) : Number.NaN
  return Number.isFinite(date) ? date : null
}

/** A row as tensors. */
export const tensorsOf = ({ inputs }: Pick<Signature, 'inputs'>, row: Row): WrittenTensor[] =>
  inputs.map((input) => {
    const data = [row[input.name] ?? ''].flat()
    const [, ...sizes] = input.shape
    // The last open size takes all values, and the other open sizes are 1.
    const open = sizes.lastIndexOf(-1)
    const rest = sizes.reduce((product, size) => (size === -1 ? product : product * size), 1)
    const full = sizes.map((size, at) => (size !== -1 ? size : at === open ? data.length / rest : 1))
    const values = input.datatype === 'BOOL' ? data.map((value) => Number(value)) : data
    return {
      name: input.name,
      datatype: input.datatype,
      shape: input.shape.length === 0 ? [] : [1, ...full],
      data: values,
    }
  })

/** A value of each input to begin with. */
export const firstValues = ({ inputs }: Pick<Signature, 'inputs'>): Record<string, string> =>
  Object.fromEntries(
    inputs.map((input) => {
      const count = valuesPerRow(input) ?? 1
      return [
        input.name,
        isText(input) && count === 1
          ? ''
          : Array(count)
              .fill(isText(input) ? '' : '0')
              .join(', '),
      ]
    }),
  )

/** Figures of an output that are shown. */
const SHOWN = 20

/** The outputs of an answer, each as a name and its values in words; a classifier's answer has its confidence, as in the API. */
export function answerInWords(outputs: readonly WrittenTensor[]): (readonly [name: string, text: string])[] {
  const confidence = confidenceOf(outputs)
  return outputs.flatMap((output) => {
    const { name, data } = output
    const text =
      data.slice(0, SHOWN).map(valueInWords).join(', ') +
      (data.length > SHOWN ? `, … (${data.length} values)` : '')
    const words = [[name, text] as const]
    return confidence?.label === output
      ? [...words, ['confidence', formatShare(confidence.chance, 1)] as const]
      : words
  })
}

/** The largest probability of a classifier: it has two outputs, a label and the probabilities of all classes. */
function confidenceOf(outputs: readonly WrittenTensor[]): { label: WrittenTensor; chance: number } | null {
  if (outputs.length !== 2) return null
  const label = outputs.find(({ shape, datatype }) => shape.length === 1 && !datatype.startsWith('FP'))
  const chances = outputs.find(({ shape, datatype }) => shape.length === 2 && datatype.startsWith('FP'))
  const values = chances?.data.filter((value) => typeof value === 'number') ?? []
  return label && values.length > 0 ? { label, chance: Math.max(...values) } : null
}

const valueInWords = (value: Value | boolean) =>
  typeof value === 'number' && !Number.isInteger(value) ? String(Number(value.toPrecision(6))) : String(value)
