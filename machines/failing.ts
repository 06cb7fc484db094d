interface Failing<Target extends string, Action extends string, Params> {
  target: Target
  actions: { type: Action; params: Params }
}

type ErrorOfEvent = ({ event }: { event: { error: unknown } }) => { error: unknown }

/**
 * The transition of an effect that fails. It goes to `target` and runs `action` with `{ error }`: the reason of the
 * rejection (for `onError`) or `timeout` (for the delay after which the effect is abandoned).
 */
export function failing<Target extends string, Action extends string>(
  target: Target,
  action: Action,
): Failing<Target, Action, ErrorOfEvent>
export function failing<Target extends string, Action extends string>(
  target: Target,
  action: Action,
  timeout: Error,
): Failing<Target, Action, { error: unknown }>
export function failing(target: string, action: string, timeout?: Error): object {
  const params = timeout
    ? { error: timeout }
    : ({ event }: { event: { error: unknown } }) => ({ error: event.error })
  return { target, actions: { type: action, params } }
}
