export type Json = Record<string, unknown>

export const object = (properties: Json, required: string[]): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
})
export const text = (format: string): Json => ({ type: 'string', format })
export const integer = (minimum: number): Json => ({ type: 'integer', minimum })
const content = (schema: Json, example: Json): Json => ({ 'application/json': { schema, example } })
export const body = (schema: Json, example: Json): Json => ({
  required: true,
  content: content(schema, example),
})
export const answer = (description: string, schema: Json, example: Json): Json => ({
  description,
  content: content(schema, example),
})
export const failure = (description: string): Json =>
  answer(description, { $ref: '#/components/schemas/Error' }, { error: description })
export const parameter = (name: string, place: string, description: string, schema: Json): Json => ({
  name,
  in: place,
  description,
  ...(place === 'path' ? { required: true } : {}),
  schema,
})
