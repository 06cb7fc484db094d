import type { Model } from '../models/model'
import type { Tree } from '../models/tree'
import { PROFILE_PROPERTY } from '../profile/profile'
import { profileOf } from '../profile/profile-of'
import { type Trained, VERSION } from '../train/train'
import type { Table } from '../types'
import { writePreparation } from './features'
import { Graph } from './graph'
import { outputNames } from './output-names'

/**
 * The model as ONNX, with its preparation. One input per column: float, string (empty: missing) or double (a date in ms
 * since 1970), each of the shape [rows, 1]. Outputs: `prediction` [rows, 1], or `label` [rows] and `probabilities`
 * [rows, classes]. A property of the file holds the profile of the training data.
 */
export function toOnnx(trained: Trained, table: Table): Uint8Array<ArrayBuffer> {
  const { task, target, plan, model } = trained
  const graph = new Graph()
  const features = writePreparation(graph, plan, table, task.features)
  const { first, probabilities } = outputNames(trained)
  if (task.kind === 'regression') {
    writeScores(graph, model, features, plan.features.length, first)
    graph.output(first, 'float', 1)
  } else {
    const scores = writeScores(graph, model, features, plan.features.length)
    if (task.kind === 'binary') {
      const share = graph.node('Sigmoid', [scores])
      const other = graph.node('Sub', [graph.constant('float', [1]), share])
      graph.node('Concat', [other, share], { axis: { int: 1 } }, probabilities)
    } else graph.node('Softmax', [scores], { axis: { int: 1 } }, probabilities)
    const best = graph.node('ArgMax', [probabilities], { axis: { int: 1 }, keepdims: { int: 0 } })
    const keys = target.classes.map((_, at) => at)
    graph.node('LabelEncoder', [best], { keys_int64s: keys, values_strings: target.classes }, first)
    graph.output(first, 'string', null)
    graph.output(probabilities, 'float', target.classes.length)
  }
  return graph.model({
    version: VERSION,
    description: `Predicts ${task.target}`,
    properties: {
      target: task.target,
      kind: task.kind,
      seed: String(task.seed),
      [PROFILE_PROPERTY]: JSON.stringify(profileOf(trained, table)),
    },
  })
}

function writeScores(graph: Graph, model: Model, features: string, width: number, output?: string): string {
  const outputs = model.base.length
  if (model.type === 'trees' && model.trees.length > 0)
    return graph.node('TreeEnsembleRegressor', [features], ensemble(model.trees, outputs, model.base), output)
  // A model without trees or weights is the baseline: its weights are zero.
  const weights = model.type === 'linear' ? model.weights : new Float32Array(width * outputs)
  return graph.node(
    'Gemm',
    [features, graph.constant('float', weights, [width, outputs]), graph.constant('float', model.base)],
    {},
    output,
  )
}

function ensemble(trees: readonly Tree[], outputs: number, base: Float32Array) {
  const tree: number[] = []
  const node: number[] = []
  const feature: number[] = []
  const modes: string[] = []
  const values: number[] = []
  const yes: number[] = []
  const no: number[] = []
  const missing: number[] = []
  const leafTree: number[] = []
  const leafNode: number[] = []
  const leafOutput: number[] = []
  const leafValue: number[] = []
  for (const [at, one] of trees.entries())
    for (let each = 0; each < one.feature.length; each++) {
      const isLeaf = (one.feature[each] as number) < 0
      tree.push(at)
      node.push(each)
      feature.push(isLeaf ? 0 : (one.feature[each] as number))
      modes.push(isLeaf ? 'LEAF' : 'BRANCH_LEQ')
      values.push(isLeaf ? 0 : (one.threshold[each] as number))
      yes.push(isLeaf ? 0 : (one.left[each] as number))
      no.push(isLeaf ? 0 : (one.right[each] as number))
      missing.push(isLeaf ? 0 : (one.missingLeft[each] as number))
      if (!isLeaf) continue
      leafTree.push(at)
      leafNode.push(each)
      leafOutput.push(at % outputs)
      leafValue.push(one.value[each] as number)
    }
  return {
    n_targets: { int: outputs },
    base_values: base,
    nodes_treeids: tree,
    nodes_nodeids: node,
    nodes_featureids: feature,
    nodes_modes: modes,
    nodes_values: Float32Array.from(values),
    nodes_truenodeids: yes,
    nodes_falsenodeids: no,
    nodes_missing_value_tracks_true: missing,
    target_treeids: leafTree,
    target_nodeids: leafNode,
    target_ids: leafOutput,
    target_weights: Float32Array.from(leafValue),
    post_transform: 'NONE',
    aggregate_function: 'SUM',
  }
}
