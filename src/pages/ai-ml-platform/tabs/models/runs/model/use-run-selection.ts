import { useMemo, useState } from 'react'
import type { RunQuery } from '@/entities/run/model'
import type { TableSelection } from '@/shared/ui/table'

/** The selected runs of a list: some by their ids, or all that its query finds. Another query takes `all` back. */
export function useRunSelection(query: RunQuery) {
  const [selection, setSelection] = useState<TableSelection>({})
  const [allOf, setAllOf] = useState<RunQuery | null>(null)
  const selected = useMemo(() => Object.keys(selection).filter((id) => selection[id]), [selection])
  return {
    selection,
    selected,
    all: selected.length > 0 && allOf === query,
    /** A change of single rows selects these rows again. */
    setSelection: (next: TableSelection | ((now: TableSelection) => TableSelection)) => {
      setAllOf(null)
      setSelection(next)
    },
    selectAll: () => setAllOf(query),
  }
}
