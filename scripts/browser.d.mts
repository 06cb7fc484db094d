/** What the browser does without. */
export const disabledFeatures: string[]
export const chromiumArgs: string[]
export function findBrowser(): Promise<string | undefined>
export function ensureBrowser(): Promise<string>
