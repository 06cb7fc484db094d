/**
 * exp and log from additions, multiplications and divisions alone. Math.exp and Math.log may differ between engines in the
 * last bit, which would grow into a different model.
 */
const LN2_HIGH = 0.69314718036912381649
const LN2_LOW = 1.90821492927058770002e-10
const PER_LN2 = 1 / Math.LN2
/** 1/13! to 1/0!, and 1/19 to 1/1 in steps of two. */
const EXP = new Float64Array(14)
for (let term = 13, factorial = 1; term >= 0; term--) {
  EXP[term] = 1 / factorial
  factorial *= 14 - term
}
const LOG = Float64Array.from({ length: 10 }, (_, at) => 1 / (19 - 2 * at))
const TWO = Float64Array.from({ length: 2046 }, (_, at) => twoTo(at - 1022))

export function exp(x: number): number {
  if (Number.isNaN(x)) return Number.NaN
  if (x > 709.7) return Number.POSITIVE_INFINITY
  if (x < -745) return 0
  const power = Math.round(x * PER_LN2)
  const rest = x - power * LN2_HIGH - power * LN2_LOW
  let sum = EXP[0] as number
  for (let term = 1; term < EXP.length; term++) sum = sum * rest + (EXP[term] as number)
  return power < -1000 ? sum * twoTo(power + 200) * twoTo(-200) : sum * (TWO[power + 1022] as number)
}

/** 2 to a whole power between -1022 and 1023, by repeated squaring, which is exact. */
function twoTo(power: number): number {
  let result = 1
  let base = power < 0 ? 0.5 : 2
  for (let left = Math.abs(power); left > 0; left >>= 1) {
    if (left & 1) result *= base
    base *= base
  }
  return result
}

const bits = new DataView(new ArrayBuffer(8))

export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (x === Number.POSITIVE_INFINITY) return x
  if (x < 1e-300) return log(x * 1e16) - 36.841361487904734
  bits.setFloat64(0, x)
  let power = ((bits.getUint32(0) >>> 20) & 0x7ff) - 1023
  bits.setUint32(0, (bits.getUint32(0) & 0xfffff) | 0x3ff00000)
  let mantissa = bits.getFloat64(0)
  if (mantissa > Math.SQRT2) {
    mantissa /= 2
    power++
  }
  const ratio = (mantissa - 1) / (mantissa + 1)
  const square = ratio * ratio
  let sum = 0
  for (let term = 0; term < LOG.length; term++) sum = sum * square + (LOG[term] as number)
  return power * LN2_HIGH + (2 * ratio * sum + power * LN2_LOW)
}

export const sigmoid = (x: number): number => 1 / (1 + exp(-x))

/** Turns the scores of `classes` classes at `at` into probabilities, in place. */
export function softmax(scores: Float64Array, at: number, classes: number): void {
  let most = scores[at] as number
  for (let each = 1; each < classes; each++) most = Math.max(most, scores[at + each] as number)
  let sum = 0
  for (let each = at; each < at + classes; each++) sum += scores[each] = exp((scores[each] as number) - most)
  for (let each = at; each < at + classes; each++) scores[each] = (scores[each] as number) / sum
}
