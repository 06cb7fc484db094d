/** Validates the shape of a value: a schema of Valibot, or `oneOf`. */
export interface Schema<T> {
  /** https://standardschema.dev; it answers at once. */
  readonly '~standard': { readonly validate: (value: unknown) => Judged<T> | Promise<Judged<T>> }
}

interface Judged<T> {
  readonly value?: T
  readonly issues?: readonly unknown[]
}

/** The value as its schema gives it. Throws where a schema does not answer at once. */
export function judge<T>(schema: Schema<T>, value: unknown): { ok: true; value: T } | { ok: false } {
  const judged = schema['~standard'].validate(value)
  if (judged instanceof Promise) throw new Error('A kept value is judged by a schema that answers at once')
  return judged.issues ? { ok: false } : { ok: true, value: judged.value as T }
}

/** One of these, and nothing else. For what every page reads: it needs no library. */
export const oneOf = <const T extends string | boolean | null>(...allowed: readonly T[]): Schema<T> => ({
  '~standard': {
    validate: (value) =>
      allowed.includes(value as T) ? { value: value as T } : { issues: ['is none of what is allowed'] },
  },
})
