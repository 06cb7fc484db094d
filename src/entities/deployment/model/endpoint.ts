/** A domain that is reserved for examples: nothing ever answers there. */
const ENDPOINT_HOST = 'models.orrery.example'

/**
 * DPL-06: the address of a model: its name and a random suffix. Of the name only letters and digits stay, with single
 * hyphens between them, at most 40, so that whatever it is called makes one label of a host.
 */
export function endpointOf(modelName: string, suffix: string): string {
  const label = modelName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s_.-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return `https://${label || 'model'}-${suffix}.${ENDPOINT_HOST}/v1/predict`
}
