/** Whether two values are the same, or objects whose properties all are. */
export function shallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [of, and] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = Object.keys(of)
  return (
    names.length === Object.keys(and).length &&
    names.every((name) => Object.hasOwn(and, name) && Object.is(of[name], and[name]))
  )
}
