export function median(numbers: readonly number[]): number
export function short(number: number): number | null
