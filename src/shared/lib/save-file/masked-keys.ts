const masked = (key: string): string => (key.length > 8 ? `...${key.slice(-4)}` : '...')

/**
 * What is handed out as text: keys of other services, in properties called `apiKey`, keep their last four characters
 * only. The key in full stays where it was typed.
 */
export const withMaskedKeys = (content: object): string =>
  JSON.stringify(
    content,
    (name, value: unknown) => (name === 'apiKey' && typeof value === 'string' ? masked(value) : value),
    2,
  )
