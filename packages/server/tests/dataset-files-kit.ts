import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { change, documentsOf } from './documents-kit'
import type { serverForTests } from './kit'
import { servingKit } from './serving-kit'

type Kit = ReturnType<typeof serverForTests>
export type Member = Awaited<ReturnType<Kit['confirmedUser']>>
type User = Pick<Member, 'token'>

export const FILES = '/api/datasets/files'
export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Uploads files of datasets as the app does. */
export function datasetFilesKit(kit: Kit) {
  const { send } = servingKit(kit)

  /** A dataset of a workspace. Resolves with its id. */
  async function newDataset(user: Member, workspace: string, id: string = randomUUID()): Promise<string> {
    const value = { v: 1, order: 0, data: { id, name: 'Sales' } }
    const [result] = await documentsOf(user.client, workspace).push(change(id, value, { kind: 'dataset' }))
    expect(result?.result).toBe('accepted')
    return id
  }
  const begin = (user: User, workspace: string, dataset: string, size: number, name = 'sales.csv') =>
    send(user.token, 'POST', FILES, { workspace, dataset, name, size })
  const sendPart = (
    user: User,
    file: string,
    number: number,
    bytes: Uint8Array | string,
    headers: Record<string, string> = { 'x-checksum-sha256': sha256(bytes) },
  ) => send(user.token, 'PUT', `${FILES}/${file}/parts/${number}`, bytes, headers)
  const finish = (user: User, file: string) => send(user.token, 'POST', `${FILES}/${file}/finish`)
  const read = (user: User, file: string) => send(user.token, 'GET', `${FILES}/${file}`)

  /** Uploads a file of one part. Resolves with its id. */
  async function upload(
    user: User,
    workspace: string,
    dataset: string,
    text: string,
    name?: string,
  ): Promise<string> {
    const begun = await begin(user, workspace, dataset, text.length, name)
    expect([text, begun.status]).toEqual([text, 200])
    expect((await sendPart(user, begun.json.file, 0, text)).status).toBe(200)
    const finished = await finish(user, begun.json.file)
    expect([finished.status, finished.json.hash]).toEqual([200, sha256(text)])
    return begun.json.file as string
  }
  async function about(user: Member, workspace: string, dataset: string) {
    const { data, error } = await user.client.rpc('dataset_file', { workspace, dataset })
    expect(error).toBeNull()
    return data as {
      file: { id: string; name: string; size: number; hash: string; by: string } | null
      stopped: { id: string; name: string; size: number; received: number } | null
      may_upload: boolean
      room: number
    }
  }
  return { newDataset, begin, sendPart, finish, read, upload, about, send }
}
