import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Names the column in sorts and in what is hidden. */
  id: string
  header: string
  /**
   * The content of the cell. The first column is the row's header: a name, with a `RowLink` where a row
   * opens.
   */
  cell: (row: Row) => ReactNode
  /** Makes the column sortable: what its rows are compared by; null comes last. */
  sortBy?: (row: Row) => string | number | null
  /** The direction of the first press of its header. Default: ascending. */
  descendingFirst?: boolean
  /** CSS width; columns without one share what is left. */
  width?: string
  align?: 'start' | 'end'
  /** Whether its text may take two lines; otherwise it is cut with an ellipsis. */
  wrap?: boolean
  /** Whether people may hide it. */
  hideable?: boolean
  /** Whether the header comes before the value in narrow rows, where no header is above it. */
  labelled?: boolean
}

export interface TableSort {
  /** Id of the column. */
  id: string
  desc: boolean
}

/** The selected rows by their ids. */
export type TableSelection = Readonly<Record<string, boolean>>

/** One line of a row's menu. */
export interface RowAction {
  /** Also its name: a verb. */
  label: string
  onSelect: () => void
  /** Why it cannot be done now; shown beneath the first of those that share the reason. */
  unavailable?: string
  /** Loses something. */
  dangerous?: boolean
  /** Draws a line between it and the preceding action. */
  parted?: boolean
}

export interface DataTableProps<Row> {
  /** The subject of the table. */
  label: string
  rows: readonly Row[]
  /** Stays the same between renders. */
  columns: readonly Column<Row>[]
  /** Draws every row at once, for short tables that are printed or searched in the page. Default: those near the view. */
  whole?: boolean
  /** CSS width up to which a row takes two lines: what the columns need side by side. Default: 40rem. */
  narrow?: string
  /**
   * Greatest height of the table in a window of at least 768 px, in px; the rest scrolls in it. Without it
   * the page scrolls.
   */
  maxHeight?: number
  /** Estimated height of a row until it is laid out, in px; 44 by default. */
  rowHeight?: number
  /** Stays the same between renders. */
  rowId: (row: Row) => string
  /** Name of a row, for its checkbox and menu. */
  rowName: (row: Row) => string
  /** How many rows there are when `rows` are only the first of them. */
  total?: number
  /** `loading` without rows draws their places; with rows they stay. */
  state?: 'ready' | 'loading' | 'error'
  /** Shown when there is no row. */
  empty: ReactNode
  /** Shown instead of the rows when they could not be read and there are none. */
  error?: ReactNode
  /** Controls the sort; without it the table keeps its own. */
  sort?: TableSort | null
  onSortChange?: (sort: TableSort | null) => void
  /** The rows come in their order already; the headers only say what is wanted. */
  sortedElsewhere?: boolean
  /** Adds the checkboxes; a function decides row by row. */
  selectable?: boolean | ((row: Row) => boolean)
  /** Controls the selection; without it the table keeps its own. */
  selection?: TableSelection
  onSelectionChange?: (selection: TableSelection) => void
  /** Controls which columns are hidden, by id; without it the table keeps its own. */
  hidden?: readonly string[]
  onHiddenChange?: (hidden: readonly string[]) => void
  /** Enter on a row. */
  onOpen?: (row: Row) => void
  /** The menu of a row; none without actions. */
  actions?: (row: Row) => readonly RowAction[]
  /** Work on its way for a row. */
  isBusy?: (row: Row) => boolean
  /** Receives the index of the last rendered row, whenever it or the function changes. */
  onDraw?: (last: number) => void
}
