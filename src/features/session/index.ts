export { createSessionActor, type SessionActor } from './model/session-actor'
export { SessionProvider, useSessionActor, useSessionProfile, useSessionStatus } from './ui/SessionProvider'
