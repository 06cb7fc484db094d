/** What the worker of a build knows of it; `scripts/site/service-worker` puts it in as `__BUILD__`. */
export interface Build {
  /** Another one for every build that differs. */
  id: string
  /** The script that starts the app: pages compare it with their own. */
  entry: string
  /** The address under which the page of a path is kept, `/projects/:id` under `/projects`; null when it is not. */
  pages: Readonly<Record<string, string | null>>
  /** The address under which the page is kept that the app can draw every other one into. */
  shell: string
  /** What is kept from the beginning, exactly as it was built. */
  kept: readonly { url: string; revision: string | null; integrity: string }[]
}
