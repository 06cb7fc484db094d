import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { DatasetStatusDot, useDatasets, useFavouriteDatasets } from '@/entities/dataset'
import { type Dataset, findDatasets, NO_FILTERS } from '@/entities/dataset/model'
import { RemovedNotice, useRemovalFrom } from '@/features/undo-removal'
import { UploadDatasetButton } from '@/features/upload-dataset'
import { paths } from '@/shared/config'
import { formatNumber } from '@/shared/lib/format'
import { focusFilters } from '@/shared/ui/filter-bar'
import { NoneRead, RefusedNotice, SetAsideNotice, UnreadNotice } from '@/shared/ui/kept'
import { ButtonLink } from '@/shared/ui/link'
import { VirtualGrid } from '@/shared/ui/list'
import { type Detail, MasterDetail } from '@/shared/ui/master-detail'
import type { TabProps } from '../../model/tab-props'
import { useOpened } from '../../model/use-opened'
import { TabLead } from '../../ui/TabLead'
import { UnknownNotice } from '../../ui/UnknownNotice'
import { DatasetCard } from './DatasetCard'
import { DatasetDetail } from './DatasetDetail'
import { DatasetFilters } from './DatasetFilters'
import { DatasetTable } from './DatasetTable'
import { FavouriteButton } from './FavouriteButton'
import { useRetry } from './model/use-retry'
import { NoDatasets } from './NoDatasets'
import { useView } from './model/view'
import { Processing } from './Processing'

/** px; narrower cards are hard to read. */
const CARD = { narrowest: 320, estimate: 288 }
const keyOf = ({ id }: Dataset) => id

/** DST-01 to DST-04: Datasets. */
export function DatasetsTab({ userId }: TabProps) {
  const { status, entries, collection, setAside, refused } = useDatasets(userId)
  const [favourites, toggleFavourite] = useFavouriteDatasets(userId)
  const [filters, setFilters] = useState(NO_FILTERS)
  const [view, setView] = useView()
  const [openId, open] = useOpened()
  const bar = useRef<HTMLElement>(null)
  const removal = useRemovalFrom({ dataset: collection })
  const retry = useRetry(collection)
  const wanted = useDeferredValue(filters)
  const listed = useDeferredValue(entries)
  const shown = useMemo(() => findDatasets(listed, wanted, favourites), [listed, wanted, favourites])
  const opened = openId === null ? undefined : entries.find(({ id }) => id === openId)
  const remove = (value: Dataset) => {
    if (value.id === openId) open(null)
    removal.send({ type: 'delete', item: { kind: 'dataset', name: value.name, value } })
  }
  const clear = () => {
    focusFilters(bar)
    setFilters(NO_FILTERS)
  }
  const upload = <UploadDatasetButton userId={userId} onView={({ id }) => open(id)} />
  const detail: Detail | null = opened
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

  function list() {
    if (status === 'loading' || (listed.length === 0 && entries.length > 0))
      return (
        <Flex gap="4" wrap="wrap" aria-busy aria-label="Loading datasets" role="status">
          {['one', 'two', 'three'].map((place) => (
            <Skeleton key={place} flex="1 1 20rem" height="18rem" borderRadius="lg" />
          ))}
        </Flex>
      )
    if (status === 'error') return <UnreadNotice what="datasets" collections={[collection]} />
    if (setAside > 0 && entries.length === 0) return <NoneRead what="datasets" />
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
    <Stack gap="4">
      <Processing datasets={entries} collection={collection} />
      <TabLead
        actions={
          <>
            <ButtonLink to={paths.uploadDataset}>Upload page</ButtonLink>
            {upload}
          </>
        }
      >
        Uploads are simulated: what a file holds is read in this browser and sent nowhere.
      </TabLead>
      {openId !== null && status === 'ready' && !opened ? (
        <UnknownNotice what="dataset" show="Show all datasets" onShow={() => open(null)} />
      ) : null}
      <RefusedNotice what="datasets" refused={refused} />
      <SetAsideNotice what="datasets" count={setAside} left={entries.length} collection={collection} />
      <MasterDetail detail={detail} onClose={() => open(null)}>
        <Stack gap="3">
          <DatasetFilters
            ref={bar}
            filters={filters}
            view={view}
            onChange={(change) => setFilters({ ...filters, ...change })}
            onViewSelect={setView}
          />
          <Text role="status" textStyle="sm" color="fg.muted" minHeight="1lh">
            {status === 'ready' && (entries.length > 0 || setAside === 0)
              ? countOf(shown.length, entries.length)
              : null}
          </Text>
          {list()}
        </Stack>
      </MasterDetail>
      <RemovedNotice actor={removal} />
    </Stack>
  )
}

const countOf = (shown: number, all: number): string => {
  const datasets = all === 1 ? 'dataset' : 'datasets'
  return shown === all
    ? `${formatNumber(all)} ${datasets}`
    : `${formatNumber(shown)} of ${formatNumber(all)} ${datasets}`
}
