import type { Result } from './compare.mjs'
export function writeReport(folder: string, results: Result[]): string
