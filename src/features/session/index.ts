export { createSessionActor, type SessionActor } from './model/session-actor'
export { type KnownAccount, watchAccount, watchSession } from './model/watch-session'
export { SessionProvider, useSessionActor, useSessionProfile, useSessionStatus } from './ui/SessionProvider'
