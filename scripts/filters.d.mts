export function unmatched(filters: readonly string[], files: readonly string[]): string[]
