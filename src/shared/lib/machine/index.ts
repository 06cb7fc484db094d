export { shallowEqual, useSelector } from '@xstate/react'
export type {
  Actor,
  ActorRefFrom,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  StateValue,
} from 'xstate'
export { fromCallback, fromPromise } from 'xstate'
export { createAppActor } from './create-app-actor'
export type { Effects } from './effects'
export { type ActorEnvironment, ActorEnvironmentProvider, useActorEnvironment } from './environment'
export { join } from './join'
export { childrenOf, contextAtStart, isMachine, machineOf, machineSnapshot, parentOf } from './look'
export { redact, redactSnapshot, secretsOf } from './secrets'
export { persist, type Rehearsal, type StartPoint, type StartPoints } from './start-point'
export { createInspectTap, type InspectTap, type RootActor } from './tap'
export type { PersistedTimer } from './timers'
export { usePageActor, usePageActorOf } from './use-page-actor'
