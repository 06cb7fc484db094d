import type { Dataset, DatasetType, Visibility } from './dataset'

/** DST-01: what the list of datasets is narrowed by. */
export interface DatasetFilters {
  search: string
  type: DatasetType | 'all'
  visibility: Visibility | 'all'
  favourites: boolean
}

export const NO_FILTERS: DatasetFilters = { search: '', type: 'all', visibility: 'all', favourites: false }

/** Search texts, built once per dataset. */
const texts = new WeakMap<Dataset, string>()

export function textOf(dataset: Dataset): string {
  const known = texts.get(dataset)
  if (known !== undefined) return known
  const { name, description, tags, format, createdBy } = dataset
  const text = [name, description, ...tags, format, createdBy].join('\n').toLowerCase()
  texts.set(dataset, text)
  return text
}

/** The datasets that match, in their order. Every word of the search has to occur. */
export function findDatasets(
  datasets: readonly Dataset[],
  { search, type, visibility, favourites }: DatasetFilters,
  favourite: readonly string[],
): Dataset[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const liked = favourites ? new Set(favourite) : null
  return datasets.filter(
    (dataset) =>
      (type === 'all' || dataset.type === type) &&
      (visibility === 'all' || dataset.visibility === visibility) &&
      (liked === null || liked.has(dataset.id)) &&
      words.every((word) => textOf(dataset).includes(word)),
  )
}
