const masked = (key: string): string => (key.length > 8 ? `...${key.slice(-4)}` : '...')

/**
 * JSON for export: properties called `apiKey`, which hold keys of other services, keep their last four
 * characters only. The full key stays in storage.
 */
export const withMaskedKeys = (content: object): string =>
  JSON.stringify(
    content,
    (name, value: unknown) => (name === 'apiKey' && typeof value === 'string' ? masked(value) : value),
    2,
  )
