/** Registers of one column. The estimate is off by 1.04 / sqrt(2048), 2.3 %, at one standard deviation. */
export const REGISTERS = 2048

/** HyperLogLog: notes a value by its two hashes. */
export function note(registers: Uint8Array, one: number, other: number) {
  const at = one & (REGISTERS - 1)
  const rank = Math.clz32(other) + 1
  if (rank > (registers[at] as number)) registers[at] = rank
}

/** How many different values the registers have seen. */
export function estimate(registers: Uint8Array): number {
  let sum = 0
  let empty = 0
  for (let at = 0; at < REGISTERS; at++) {
    sum += 2 ** -(registers[at] as number)
    if (registers[at] === 0) empty++
  }
  const raw = ((0.7213 / (1 + 1.079 / REGISTERS)) * REGISTERS * REGISTERS) / sum
  return Math.round(raw <= 2.5 * REGISTERS && empty > 0 ? REGISTERS * Math.log(REGISTERS / empty) : raw)
}
