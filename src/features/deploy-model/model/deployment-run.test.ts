import 'fake-indexeddb/auto'
import { deployedModels, EMPTY_DEPLOY_DIALOG, orderOfDialog } from '@/entities/deployment/model'
import { collectionOf } from '@/shared/lib/collection'
import { expect, it } from 'vitest'
import { beginDeployment, finishDeployment } from './deployment-run'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const order = orderOfDialog({ ...EMPTY_DEPLOY_DIALOG, name: ' Night Sky ' })
const how = { id: 'deployment-x', suffix: 'k3v9qa', now: NOW, from: 'dialog', duration: 10_000 } as const
const listOf = (owner: string) => collectionOf(deployedModels, owner, () => NOW)
const nameOf = ({ name }: { name: string }) => name

it('is listed from its start, and online once it is finished', async () => {
  const list = listOf('ada')
  await beginDeployment(list, order, how)
  expect((await list.read())[0]).toMatchObject({ name: 'Night Sky', status: 'deploying' })
  await finishDeployment(list, 'deployment-x', NOW + 10_000)
  expect((await list.read())[0]).toMatchObject({ status: 'online', run: null })
})

it('starts no deployment under a name that another tab has taken meanwhile', async () => {
  const list = listOf('jun')
  await beginDeployment(list, order, how)
  await expect(beginDeployment(list, order, { ...how, id: 'deployment-y' })).rejects.toThrow(
    'Night Sky is already deployed. Choose another name.',
  )
  expect((await list.read()).filter(({ name }) => name === 'Night Sky')).toHaveLength(1)
})

it('leaves the list unchanged when the storage is full', async () => {
  const list = listOf('mara')
  const before = (await list.read()).map(nameOf)
  const full = {
    ...list,
    put: async (...entries: Parameters<typeof list.put>) => {
      await list.put(...entries)
      return { ok: false, reason: 'full' } as const
    },
  }
  await expect(beginDeployment(full, order, how)).rejects.toThrow(
    'This browser’s storage is full, so it could not save Night Sky.',
  )
  expect((await list.read()).map(nameOf)).toEqual(before)
})

it('does not bring a stopped deployment online, and reports when its end cannot be stored', async () => {
  const list = listOf('ilya')
  await beginDeployment(list, order, how)
  await list.change('deployment-x', (model) => ({ ...model, status: 'offline', run: null }))
  await finishDeployment(list, 'deployment-x', NOW)
  expect((await list.read())[0]).toMatchObject({ status: 'offline' })
  const forbidden = { ...list, change: async () => ({ ok: false, reason: 'forbidden' }) as const }
  await expect(finishDeployment(forbidden, 'deployment-x', NOW)).rejects.toThrow(
    'This browser does not allow Orrery to save its online status.',
  )
})
