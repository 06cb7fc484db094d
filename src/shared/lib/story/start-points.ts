import type { AnyMachineSnapshot } from 'xstate'

/** Where page-scoped actors of a story start: by their machine, or by their label. */
export type StoryStarts = AnyMachineSnapshot[] | Record<string, AnyMachineSnapshot>

/** The start points of a story by the labels of their actors. */
export const startPoints = (snapshots: StoryStarts): [label: string, AnyMachineSnapshot][] =>
  Array.isArray(snapshots)
    ? snapshots.map((snapshot) => [snapshot.machine.id, snapshot])
    : Object.entries(snapshots)
