/** Solves a positive definite system; `matrix` holds the lower triangle by rows, and is overwritten. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  const at = (row: number, column: number) => matrix[row * size + column] as number
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column)
      for (let each = 0; each < column; each++) sum -= at(row, each) * at(column, each)
      // A feature that others make up has no remainder; its weight becomes zero.
      matrix[row * size + column] =
        row === column ? (sum > 1e-12 ? Math.sqrt(sum) : Infinity) : sum / at(column, column)
    }
  const result = right.slice()
  for (let row = 0; row < size; row++) {
    let sum = result[row] as number
    for (let each = 0; each < row; each++) sum -= at(row, each) * (result[each] as number)
    result[row] = sum / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = result[row] as number
    for (let each = row + 1; each < size; each++) sum -= at(each, row) * (result[each] as number)
    result[row] = sum / at(row, row)
  }
  return result
}
