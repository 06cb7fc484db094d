import type { TabProps } from '../../model/tab-props'

/** Datasets. */
export function DatasetsTab(_props: TabProps) {
  return null
}
