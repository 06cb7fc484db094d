/** Serves the files of a folder on this machine alone, under a path like `/sub/` and nowhere else. */
export function serveUnder(
  path: string,
  folder: string,
): Promise<{ address: string; close: () => Promise<void> }>
