import { type Dataset, sampleDatasets } from '@/entities/dataset/model'
import { type StoredProfile, storedProfileOf, PROFILE } from '@/entities/dataset-profile/model'
import type { Entry } from '@/shared/lib/collection'
import { expect, it } from 'vitest'
import { datasetsWithProfiles } from './removed-datasets'

const [dataset] = sampleDatasets(0) as [Dataset]
const profile = storedProfileOf(dataset.id, 'sales.csv', PROFILE, 0)

/** A collection in memory; `refuses` stores nothing. */
function listOf<T extends Entry>(first: readonly T[], refuses = false) {
  const entries = [...first]
  const result = () => (refuses ? ({ ok: false, reason: 'full' } as const) : ({ ok: true } as const))
  return {
    entries,
    read: () => Promise.resolve<readonly T[]>(entries),
    remove(id: string) {
      const index = entries.findIndex((one) => one.id === id)
      if (!refuses && index >= 0) entries.splice(index, 1)
      return Promise.resolve({ index, result: result() })
    },
    restore(entry: T, index: number) {
      if (!refuses) entries.splice(index, 0, entry)
      return Promise.resolve(result())
    },
    put(entry: T) {
      entries.unshift(entry)
      return Promise.resolve(result())
    },
  }
}

it('removes the profile with its dataset at once, and an undone deletion brings both back', async () => {
  const other: StoredProfile = { ...profile, id: 'dataset-other' }
  const [datasets, profiles] = [listOf([dataset]), listOf([profile, other])]
  const list = datasetsWithProfiles(datasets, profiles, new Map())
  expect(await list.remove(dataset.id)).toMatchObject({ index: 0, result: { ok: true } })
  expect([datasets.entries, profiles.entries]).toEqual([[], [other]])
  expect(await list.restore(dataset, 0)).toEqual({ ok: true })
  expect(datasets.entries).toEqual([dataset])
  expect(profiles.entries).toEqual([profile, other])
})

it('keeps the profile of a dataset that could not be deleted', async () => {
  const [datasets, profiles] = [listOf([dataset], true), listOf([profile])]
  await datasetsWithProfiles(datasets, profiles, new Map()).remove(dataset.id)
  expect(profiles.entries).toEqual([profile])
})
