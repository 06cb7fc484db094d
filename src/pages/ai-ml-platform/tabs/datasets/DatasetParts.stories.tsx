import { Grid, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import {
  type Dataset,
  type DatasetFilters as Filters,
  datasets,
  NO_FILTERS,
  sampleDatasets,
} from '@/entities/dataset/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { StateGrid, snapshotAt } from '@/shared/lib/story'
import { ButtonLink } from '@/shared/ui/link'
import { datasetMachine } from '@machines/dataset'
import { DatasetCard } from './DatasetCard'
import { DatasetDetail } from './DatasetDetail'
import { DatasetFilters } from './DatasetFilters'
import { DatasetTable } from './DatasetTable'
import { FavouriteButton } from './FavouriteButton'
import { NoDatasets } from './NoDatasets'
import { Processing } from './Processing'
import { Tags } from './Tags'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const samples = sampleDatasets(NOW)
const [sample] = samples as [Dataset]
const act = { onOpen: fn(), onFavourite: fn(), onDelete: fn(), onRetry: fn() }

const meta = {
  title: 'Pages/AI-ML Platform/Dataset parts',
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=datasets' },
} satisfies Meta
export default meta
type Story = StoryObj

const CARDS: Partial<Dataset>[] = [
  { status: 'ready' },
  { status: 'processing', samples: 0 },
  { status: 'error', description: '', tags: [] },
  { name: 'x'.repeat(120), description: 'Long. '.repeat(60), tags: ['y'.repeat(60), 'b', 'c', 'd', 'e'] },
]
export const Cards: Story = {
  render: () => (
    <Grid templateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))" gap="4">
      {CARDS.map((change, place) => (
        <DatasetCard
          key={change.status ?? 'long'}
          dataset={{ ...sample, name: `Dataset ${place + 1}`, ...change }}
          favourite={place === 0}
          {...act}
        />
      ))}
    </Grid>
  ),
}
export const Table: Story = {
  render: () => <DatasetTable datasets={samples} favourites={[sample.id]} {...act} />,
}
export const TableOnAPhone: Story = { ...Table, globals: { viewport: { value: 'phone' } } }
export const None: Story = {
  render: () => (
    <Stack>
      <NoDatasets>
        <ButtonLink to="/ai-ml-platform/upload-dataset">Upload Dataset</ButtonLink>
      </NoDatasets>
      <NoDatasets onClear={fn()}>nothing</NoDatasets>
    </Stack>
  ),
}

function Filtering() {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [view, setView] = useState<'grid' | 'list'>('grid')
  return (
    <DatasetFilters
      filters={filters}
      view={view}
      onChange={(change) => setFilters({ ...filters, ...change })}
      onViewSelect={setView}
    />
  )
}
export const FiltersAreChosen: Story = {
  render: () => <Filtering />,
  play: async ({ canvas }) => {
    const favourites = canvas.getByRole('button', { name: 'Favourites' })
    await userEvent.click(favourites)
    await expect(favourites).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Small: Story = {
  render: () => (
    <StateGrid
      label="Small parts"
      rows={{ favourite: true, tags: false }}
      states={
        { none: [], some: ['a', 'b'], many: ['images', 'retail', 'labelled', 'x', 'y'] } as Record<
          string,
          string[]
        >
      }
    >
      {(button, tags, name) =>
        button ? (
          <FavouriteButton name={name} favourite={tags.length > 2} onToggle={fn()} />
        ) : (
          <Tags tags={tags} />
        )
      }
    </StateGrid>
  ),
}
export const Detail: Story = { render: () => <DatasetDetail dataset={sample} /> }

const working: Dataset = { ...sample, status: 'processing' }
/** It renders nothing: it runs an actor for each dataset that is processing. */
export const Working: Story = {
  parameters: {
    snapshots: {
      [`dataset:${sample.id}`]: snapshotAt(datasetMachine, 'processing', { left: 1000, fails: false }),
    },
  },
  render: () => (
    <>
      <DatasetCard dataset={working} favourite={false} {...act} />
      <Processing datasets={[working]} collection={collectionOf(datasets, SAMPLE_PROFILE.id, () => NOW)} />
    </>
  ),
}
