/** The page to go on to after signing in: the one that asked for it. Nothing but a path of this site is one. */
export function nextPage(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^(\/[\w-]+)+$/.test(next) ? next : undefined
}
