/** The page to return to after signing in. Only paths of this site are accepted. */
export function nextPage(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^(\/[\w-]+)+$/.test(next) ? next : undefined
}
