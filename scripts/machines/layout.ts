import ELK, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import {
  CHART_TYPE,
  type ChartLayout,
  type ChartOutline,
  type PlacedArrow,
  type PlacedLine,
  type PlacedState,
  type PlacedTransition,
  type Point,
  type StateOutline,
  type TransitionOutline,
} from '../../src/shared/lib/statechart/layout.ts'
import { linesOf, wordsOf } from './words.ts'

const { letter, line, name, pad } = CHART_TYPE

/** The root of the drawing, around the box of the machine. */
const DRAWING = '/drawing'
const boxOf = (state: string) => `/state/${state}`
const dotOf = (state: string) => `/initial/${state}`
const DOT = 10

/** For the drawing as a whole. */
const DRAWING_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
}

/** For whatever has something inside. */
const OPTIONS = {
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

/** Transitions between the same two states, which share one arrow. */
interface Arrow {
  id: string
  source: string
  target: string
  carries: { transition: TransitionOutline; words: string[] }[]
}

/** Gives every state and every transition its place. */
export async function layOut(outline: ChartOutline): Promise<ChartLayout> {
  const arrows = arrowsOf(outline)
  const drawing: ElkNode = {
    id: DRAWING,
    layoutOptions: { ...OPTIONS, ...DRAWING_OPTIONS },
    children: outline.states.filter(({ parent }) => parent === null).map((state) => nodeOf(state, outline)),
    edges: [...arrows.map(edgeOf), ...outline.states.flatMap(initialEdge)],
  }
  const graph = await new ELK().layout(drawing)
  const nodes = new Map(allNodes(graph).map((node) => [node.id, node]))
  const edges = new Map(allEdges(graph).map((edge) => [edge.id, edge]))
  const states = outline.states.map((state) => placeState(state, outline, nodes))
  return {
    machine: outline.machine,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states,
    transitions: placeTransitions(outline, states, arrows, edges),
    initials: outline.states.flatMap((state) => placeInitial(state, nodes, edges)),
    delays: outline.delays,
  }
}

function arrowsOf({ transitions }: ChartOutline): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `/arrow/${transition.source}|${target}`
      const arrow = arrows.get(id) ?? { id, source: transition.source, target, carries: [] }
      arrow.carries.push({ transition, words: wordsOf(transition) })
      arrows.set(id, arrow)
    }
  }
  return [...arrows.values()]
}

const widthOf = (texts: readonly string[], factor = 1) =>
  Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * letter * factor)

/** How high the name and the lines of a state are. */
const headOf = (lines: readonly PlacedLine[]) => name + lines.length * line + (lines.length > 0 ? pad / 2 : 0)

function nodeOf(state: StateOutline, outline: ChartOutline): ElkNode {
  const lines = linesOf(state, outline)
  const head = headOf(lines)
  const width = Math.max(widthOf([state.name], 1.1), widthOf(lines.map(({ text }) => text))) + 2 * pad + 4
  const inside = outline.states.filter(({ parent }) => parent === state.id)
  if (inside.length === 0) return { id: boxOf(state.id), width: Math.max(72, width), height: head + pad / 2 }
  const dot = state.initial === null ? [] : [{ id: dotOf(state.id), width: DOT, height: DOT }]
  return {
    id: boxOf(state.id),
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${head + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head})`,
    },
    children: [...dot, ...inside.map((child) => nodeOf(child, outline))],
  }
}

function edgeOf({ id, source, target, carries }: Arrow): ElkExtendedEdge {
  const words = carries.flatMap((carried) => carried.words)
  return {
    id,
    sources: [boxOf(source)],
    targets: [boxOf(target)],
    labels: [
      {
        id: `${id}/words`,
        text: ' ',
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        width: widthOf(words) + 8,
        height: words.length * line,
      },
    ],
  }
}

const initialEdge = ({ id, initial }: StateOutline): ElkExtendedEdge[] =>
  initial === null ? [] : [{ id: dotOf(id), sources: [dotOf(id)], targets: [boxOf(initial)] }]

const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)]
const allEdges = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(allEdges),
]

/** Rounds to a tenth of a px: this keeps the file small, and finer differences are invisible. */
const round = (value = 0) => Math.round(value * 10) / 10

function placeState(state: StateOutline, outline: ChartOutline, nodes: Map<string, ElkNode>): PlacedState {
  const { x, y, width, height } = nodes.get(boxOf(state.id)) ?? {}
  const lines: PlacedLine[] = linesOf(state, outline)
  return { ...state, lines, x: round(x), y: round(y), width: round(width), height: round(height) }
}

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [round(x), round(y)] as const)

const pathOf = (edge: ElkExtendedEdge | undefined): Point[] => (edge?.sections ?? []).flatMap(pointsOf)

const isInside = (state: string, other: string) =>
  state !== other && (other === '' || state.startsWith(`${other}.`))

/** An arrow from a state to a state inside it begins below the head of the outer state. */
function startUnderHead(points: Point[], { y, lines }: PlacedState): void {
  const [first, next] = points
  if (first && next && first[0] === next[0] && first[1] === y)
    points[0] = [first[0], round(y + headOf(lines))]
}

function placeTransitions(
  { transitions }: ChartOutline,
  states: readonly PlacedState[],
  arrows: readonly Arrow[],
  edges: Map<string, ElkExtendedEdge>,
): PlacedTransition[] {
  const placed = new Map<string, PlacedArrow[]>()
  for (const { id, source, target, carries } of arrows) {
    const edge = edges.get(id)
    const points = pathOf(edge)
    const state = states.find((one) => one.id === source)
    if (state && isInside(target, source)) startUnderHead(points, state)
    const label = edge?.labels?.[0]
    let y = label?.y ?? 0
    for (const { transition, words } of carries) {
      const height = words.length * line
      const box = { x: round(label?.x), y: round(y), width: round(label?.width), height }
      placed.set(transition.id, [...(placed.get(transition.id) ?? []), { target, points, label: box }])
      y += height
    }
  }
  return transitions.map((transition) => ({
    ...transition,
    words: wordsOf(transition),
    arrows: transition.targets.flatMap(
      (target) => placed.get(transition.id)?.find((arrow) => arrow.target === target) ?? [],
    ),
  }))
}

function placeInitial(
  { id, initial }: StateOutline,
  nodes: Map<string, ElkNode>,
  edges: Map<string, ElkExtendedEdge>,
): ChartLayout['initials'][number][] {
  if (initial === null) return []
  const { x = 0, y = 0 } = nodes.get(dotOf(id)) ?? {}
  const at = [round(x + DOT / 2), round(y + DOT / 2)] as const
  return [{ state: initial, at, points: pathOf(edges.get(dotOf(id))) }]
}
