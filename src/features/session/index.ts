export { createSessionActor } from './model/session-actor'
export { watchAccount, watchSession } from './model/watch-session'
export { SessionProvider, useSessionActor, useSessionProfile, useSessionStatus } from './ui/SessionProvider'
