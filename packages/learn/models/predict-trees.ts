import type { Matrix } from '../prepare/plan'
import type { Tree } from './tree'

/** Adds the values of a tree to the scores of the rows of a matrix. */
export function addTree(
  tree: Tree,
  { columns, rows }: Matrix,
  scores: Float64Array,
  stride: number,
  offset: number,
): void {
  const { feature, threshold, left, right, missingLeft, value } = tree
  for (let row = 0; row < rows; row++) {
    let node = 0
    for (let split = feature[0] as number; split >= 0; split = feature[node] as number) {
      const own = (columns[split] as Float32Array)[row] as number
      const isLeft = Number.isNaN(own) ? missingLeft[node] === 1 : own <= (threshold[node] as number)
      node = (isLeft ? left[node] : right[node]) as number
    }
    const place = row * stride + offset
    scores[place] = (scores[place] as number) + (value[node] as number)
  }
}
