import { boolean, object } from 'valibot'

/** The features of a stored configuration, each on or off. */
export const featuresSchema = object({
  auth: boolean(),
  api: boolean(),
  tests: boolean(),
  ai: boolean(),
  deployment: boolean(),
  docs: boolean(),
})
