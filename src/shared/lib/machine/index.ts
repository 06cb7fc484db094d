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
export type { ActorView, LateActor, RunsActor } from './late-actor'
export { createLateStarts, type LateStarts } from './late-starts'
export { createLateValue } from './late-value'
export { childrenOf, contextAtStart, isMachine, machineOf, machineSnapshot } from './look'
export { shallowEqual } from './shallow-equal'
export { redact, redactSnapshot, secretsOf } from './secrets'
export { persist, type Rehearsal, type StartPoint, type StartPoints } from './start-point'
export { createInspectTap, type InspectTap, type RootActor } from './tap'
export type { PersistedTimer } from './timers'
export { useAskAgain } from './use-ask-again'
export { type Late, useLateActor } from './use-late-actor'
export { usePageActor, usePageActorOf } from './use-page-actor'
export { useSelector } from './use-selector'
export { activeNodes, parentOf, takenTransitions } from './xstate-internals'
