import { createRandom, randomBetween } from '@/shared/lib/random'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const HEX = '0123456789abcdef'

/** Choices from a seed: the same seed makes the same file on every machine. */
export class Chance {
  private readonly random: () => number

  constructor(seed: number) {
    // The first numbers of neighbouring seeds are alike.
    this.random = createRandom(Math.imul(seed + 1, 0x9e3779b1))
    this.random()
  }

  /** A whole number from `min` to `max`, both included. */
  int = (min: number, max: number) => randomBetween(this.random, min, max)

  pick = <T>(list: readonly T[]) => list[this.int(0, list.length - 1)] as T

  /** True in `share` of the cases (0 to 1). */
  often = (share: number) => this.random() < share

  list = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index))

  text = (length: number, signs: string) =>
    this.list(length, () => signs[this.int(0, signs.length - 1)]).join('')

  digits = (length: number) => this.text(length, '0123456789')
  hex = (length: number) => this.text(length, HEX)
  word = (most = 9) => this.text(this.int(3, most), LETTERS)
}

export const two = (value: number) => String(value).padStart(2, '0')
