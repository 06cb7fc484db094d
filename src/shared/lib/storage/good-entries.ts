import { array, type GenericSchema, is, pipe, transform, unknown } from 'valibot'

/** The entries of a list that fit, without those that do not; for `salvage`. */
export const goodEntries = <T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[]> =>
  pipe(
    array(unknown()),
    transform((list) => list.filter((entry): entry is T => is(schema, entry))),
  )
