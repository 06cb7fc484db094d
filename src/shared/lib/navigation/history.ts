/**
 * Whether there is a page of this site to go back to. The browser's own list counts only those; where it has none, the
 * router's position in its history stands for it.
 */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  if (navigation) return navigation.canGoBack
  const state = window.history.state as { idx?: number } | null
  return (state?.idx ?? 0) > 0
}
