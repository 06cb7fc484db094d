import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { modelFile, servingKit } from './serving-kit'

// Deploying: what is uploaded, checked, refused and loaded.

const kit = serverForTests()
const { deploy, newOwner, send, step, upload } = servingKit(kit)

let ada: Awaited<ReturnType<typeof newOwner>>
let iris: { rows: number[][]; labels: string[]; probabilities: number[][] }
beforeAll(async () => {
  ada = await newOwner()
  iris = JSON.parse((await modelFile('iris.json')).toString())
})

describe('deploying', () => {
  it.each([
    ['newer.onnx', /newer format.*target_opset=17/],
    ['foreign.onnx', /RunProgram of “org.example” is not known/],
    ['external.onnx', /weights in another file/],
    ['huge.onnx', /promises more numbers/],
  ])('refuses %s', async (file, words) => {
    const { status, json } = await upload(ada, ada.id, file)
    expect([status, json.error]).toEqual([422, expect.stringMatching(words)])
  })

  it('refuses a file that changed on its way, and one that is too large', async () => {
    const wrong = await send(
      ada.token,
      'POST',
      `/api/serving/upload?workspace=${ada.id}&name=a.onnx`,
      'bytes',
      {
        'x-checksum-sha256': '0'.repeat(64),
      },
    )
    expect([wrong.status, wrong.json.error]).toEqual([400, expect.stringMatching(/checksum/)])
    await kit.query(`insert into private.workspace_limits values ($1, 'model_file_bytes', 100)`, [ada.id])
    const large = await upload(ada, ada.id, 'iris.onnx')
    await kit.query('delete from private.workspace_limits where workspace_id = $1', [ada.id])
    expect(large.status).toBe(413)
  })

  it('serves a classifier whose probabilities are maps', async () => {
    await deploy(ada, ada.id, 'iris-zipmap.onnx', 'zipped')
    const { json } = await send(ada.key, 'POST', '/v1/predict', { model_id: 'zipped', inputs: iris.rows })
    expect(json.predictions.map((row: { label: string }) => row.label)).toEqual(iris.labels)
    expect(json.predictions[1].confidence).toBeCloseTo(0.93757, 4)
  })

  it('needs a session and a file of the own workspace', async () => {
    const eve = await newOwner()
    const { hash } = (await upload(ada, ada.id, 'iris.onnx')).json
    expect((await step(eve, 'load', { workspace: eve.id, hash })).status).toBe(404)
    expect((await step(eve, 'load', { workspace: ada.id, hash })).status).toBe(403)
    expect((await step({ token: ada.key }, 'load', { workspace: ada.id, hash })).status).toBe(401)
    expect((await upload(eve, ada.id, 'iris.onnx')).status).toBe(403)
    expect((await upload({ token: '' }, ada.id, 'iris.onnx')).status).toBe(401)
    const odd = { workspace: ada.id, hash, name: '../a', source: 'uploaded', model: 'a', version: '' }
    expect((await step(ada, 'deploy', odd)).status).toBe(400)
  })
})
