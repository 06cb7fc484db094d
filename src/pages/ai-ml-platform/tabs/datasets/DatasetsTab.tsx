import { Button, Flex, Skeleton } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useStoredProfiles } from '@/entities/dataset-profile'
import type { StoredProfile } from '@/entities/dataset-profile/model'
import { DatasetStatusDot, useDatasets, useFavouriteDatasets } from '@/entities/dataset'
import {
  type Dataset,
  type DatasetFilters as Filters,
  findDatasets,
  NO_FILTERS,
} from '@/entities/dataset/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { UploadDatasetButton } from '@/features/upload-dataset'
import { NoneRead, UnreadNotice } from '@/shared/ui/storage-notices'
import { VirtualGrid } from '@/shared/ui/list'
import { ListScreen, useListFilter, useListScreen } from '@/shared/ui/list-screen'
import { isSampleDataset } from '../../model/own'
import type { TabProps } from '../../model/tab-props'
import { TabLead } from '../../ui/TabLead'
import { DatasetCard } from './DatasetCard'
import { DatasetDetail } from './DatasetDetail'
import { DatasetFilters } from './DatasetFilters'
import { DatasetTable } from './DatasetTable'
import { FavouriteButton } from './FavouriteButton'
import { datasetsWithProfiles } from './model/removed-datasets'
import { useRetry } from './model/use-retry'
import { NoDatasets } from './NoDatasets'
import { useView } from './model/view'
import { Processing } from './Processing'

/** Widths and heights in px; narrower cards are hard to read. */
const CARD = { narrowest: 320, estimate: 288 }
const NOUNS = { one: 'dataset', many: 'datasets' }
const keyOf = ({ id }: Dataset) => id

/** DST-01 to DST-04: Datasets. */
export function DatasetsTab({ userId }: TabProps) {
  const datasets = useDatasets(userId)
  const { entries, collection } = datasets
  const [favourites, toggleFavourite] = useFavouriteDatasets(userId)
  const { filter, bar, change, clear } = useListFilter(NO_FILTERS)
  const [view, setView] = useView()
  const find = useCallback(
    (listed: readonly Dataset[], wanted: Filters) => findDatasets(listed, wanted, favourites),
    [favourites],
  )
  const list = useListScreen({ ...datasets, isSample: isSampleDataset }, NOUNS, filter, find)
  const { shown, opened, open } = list
  const { collection: profiles } = useStoredProfiles(userId)
  const [taken] = useState(() => new Map<string, StoredProfile>())
  const removal = useRemovalFrom({
    dataset: datasetsWithProfiles(collection, profiles, taken),
  })
  const retry = useRetry(collection)
  const remove = (value: Dataset) => {
    if (value.id === list.openedId) list.close()
    removal.send({ type: 'delete', item: { kind: 'dataset', name: value.name, value } })
  }
  const upload = <UploadDatasetButton userId={userId} onView={({ id }) => open(id)} />
  function body() {
    if (list.state === 'loading')
      return (
        <Flex gap="4" wrap="wrap" aria-busy aria-label="Loading datasets" role="status">
          {['one', 'two', 'three'].map((place) => (
            <Skeleton key={place} flex="1 1 20rem" height="18rem" borderRadius="lg" />
          ))}
        </Flex>
      )
    if (list.state === 'error') return <UnreadNotice what="datasets" collections={[collection]} />
    if (list.noneRead) return <NoneRead what="datasets" />
    if (shown.length === 0)
      return <NoDatasets onClear={entries.length > 0 ? clear : undefined}>{upload}</NoDatasets>
    return view === 'grid' ? (
      <VirtualGrid
        label="Datasets"
        items={shown}
        itemKey={keyOf}
        {...CARD}
        gap={16}
        overscan={3}
        renderItem={(dataset) => (
          <DatasetCard
            dataset={dataset}
            favourite={favourites.includes(dataset.id)}
            onOpen={() => open(dataset.id)}
            onFavourite={() => toggleFavourite(dataset.id)}
            onDelete={() => remove(dataset)}
          />
        )}
      />
    ) : (
      <DatasetTable
        datasets={shown}
        favourites={favourites}
        onOpen={({ id }) => open(id)}
        onFavourite={toggleFavourite}
        onDelete={remove}
        onRetry={retry}
      />
    )
  }

  return (
    <ListScreen
      list={list}
      head={
        <>
          <Processing datasets={entries} collection={collection} />
          <TabLead actions={upload}>Files are processed in your browser and never uploaded.</TabLead>
        </>
      }
      detail={
        opened
          ? {
              id: opened.id,
              title: opened.name,
              status: <DatasetStatusDot status={opened.status} />,
              actions: (
                <>
                  {opened.status === 'error' ? (
                    <Button size="sm" onClick={() => retry(opened)}>
                      Retry
                    </Button>
                  ) : null}
                  <FavouriteButton
                    name={opened.name}
                    favourite={favourites.includes(opened.id)}
                    onToggle={() => toggleFavourite(opened.id)}
                  />
                  <Button size="sm" color="fg.error" onClick={() => remove(opened)}>
                    Delete
                  </Button>
                </>
              ),
              content: <DatasetDetail dataset={opened} />,
            }
          : null
      }
      filters={
        <DatasetFilters ref={bar} filters={filter} view={view} onChange={change} onViewSelect={setView} />
      }
      end={<RemovedNotice actor={removal} />}
    >
      {body()}
    </ListScreen>
  )
}
