/** The data of a build that its worker needs; `scripts/site/service-worker` inserts it as `__BUILD__`. */
export interface Build {
  /** Differs between any two builds that differ. */
  id: string
  /** The script that starts the app: pages compare it with their own. */
  entry: string
  /** The address under which the page of a path is kept, `/projects/:id` under `/projects`; null when it is not. */
  pages: Readonly<Record<string, string | null>>
  /** The address under which the page is kept that the app can draw every other one into. */
  shell: string
  /** The files that the worker stores at installation, exactly as they were built. */
  kept: readonly { url: string; revision: string | null; integrity: string }[]
}
