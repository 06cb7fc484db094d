export type Step = 'unit' | 'storybook' | 'e2e'
export function changedFiles(ref?: string): string[]
export function repositoryFiles(): Map<string, string>
export function affectedTests(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
): { files: Record<Step, string[]>; leftOut: Record<Step, number> }
