/**
 * A function that calls `load` once: all calls share its promise. After a rejection, the next call loads again. Rejects
 * with the error of `load`. `onFailed` is called once after each failed load.
 */
export function loadOnce<T>(load: () => Promise<T>, onFailed?: () => void): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      onFailed?.()
      throw error
    })
    return loading
  }
}
