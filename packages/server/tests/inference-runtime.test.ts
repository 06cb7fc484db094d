import { afterEach, describe, expect, it } from 'vitest'
import { createRuntime, RUNTIME_LIMITS, type Runtime } from '../inference/runtime'
import { modelFile } from './serving-kit'

// The processes of models: bounded, restarted when they die, ended when nothing asks.

let open: Runtime[] = []
afterEach(() => {
  for (const runtime of open) runtime.close()
  open = []
})
function runtimeWith(limits: Partial<typeof RUNTIME_LIMITS> = {}): Runtime {
  const runtime = createRuntime(modelFile, { ...RUNTIME_LIMITS, ...limits })
  open.push(runtime)
  return runtime
}

const double = (runtime: Runtime, workspace = 'w') =>
  runtime
    .run(
      workspace,
      'double.onnx',
      [{ name: 'x', datatype: 'FP32', shape: [1, 1], data: Float32Array.of(2) }],
      ['y'],
    )
    .then(([y]) => y?.data[0])
const ask = (runtime: Runtime, model: string, input: string, value: bigint) =>
  runtime.run(
    'w',
    model,
    [{ name: input, datatype: 'INT64', shape: [1], data: BigInt64Array.of(value) }],
    ['y'],
  )

describe('a process', () => {
  it('is started by the first request, one for each workspace', async () => {
    const runtime = runtimeWith()
    expect(runtime.processes()).toEqual([])
    expect(await Promise.all([double(runtime), double(runtime), double(runtime, 'other')])).toEqual([4, 4, 4])
    expect(runtime.processes().map(({ workspace }) => workspace)).toEqual(['w', 'other'])
  })

  it('that is killed is replaced, and no request is lost', async () => {
    const runtime = runtimeWith()
    await double(runtime)
    const answers = Promise.all(Array.from({ length: 20 }, () => double(runtime)))
    process.kill(runtime.processes()[0]?.pid ?? 0, 'SIGKILL')
    expect(await answers).toEqual(Array(20).fill(4))
  })

  it('is ended when a run takes too long, and the requests behind it are answered', async () => {
    const runtime = runtimeWith({ run: 1500 })
    await runtime.load('w', 'endless.onnx')
    await double(runtime)
    const endless = ask(runtime, 'endless.onnx', 'times', 10n ** 12n)
    const behind = double(runtime)
    await expect(endless).rejects.toThrow('The model took more than 1.5 s and was stopped')
    expect(await behind).toBe(4)
  })

  it('is ended when it takes too much memory', async () => {
    const runtime = runtimeWith({ memory: 400 * 2 ** 20, look: 20 })
    await runtime.load('w', 'greedy.onnx')
    await expect(ask(runtime, 'greedy.onnx', 'size', 500_000_000n)).rejects.toThrow(/400 MB of memory/)
    expect(await double(runtime)).toBe(4)
  })

  it('lets a bounded number of requests wait', async () => {
    const runtime = runtimeWith({ queue: 10 })
    await double(runtime)
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => double(runtime)))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(20)
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 503, retryAfter: 1 })
  })

  it('ends when nothing asks, and makes room for other workspaces', async () => {
    const runtime = runtimeWith({ processes: 1, idle: 50 })
    await double(runtime, 'one')
    await double(runtime, 'two')
    expect(runtime.processes().map(({ workspace }) => workspace)).toEqual(['two'])
    await expect.poll(() => runtime.processes(), { timeout: 5000 }).toEqual([])
  })

  it('has a bounded number of models loaded, and loads others again', async () => {
    const runtime = runtimeWith({ models: 1 })
    for (const model of ['double.onnx', 'triple.onnx', 'double.onnx'])
      expect((await runtime.load('w', model)).signature.inputs[0]?.name).toBe('x')
    expect(await double(runtime)).toBe(4)
  })
})

it('a model is refused in words of its own', async () => {
  const runtime = runtimeWith()
  await expect(runtime.load('w', 'newer.onnx')).rejects.toThrow(/target_opset=17/)
  const damaged = createRuntime(async () => (await modelFile('iris.onnx')).subarray(0, 300))
  open.push(damaged)
  await expect(damaged.load('w', 'a')).rejects.toMatchObject({ status: 422 })
  const lost = createRuntime(async () => null)
  open.push(lost)
  await expect(lost.load('w', 'a')).rejects.toThrow('The bytes of this model are lost')
})

it('a runtime that is closed starts nothing more', async () => {
  const runtime = runtimeWith()
  await double(runtime)
  runtime.close()
  expect(runtime.processes()).toEqual([])
  await expect(double(runtime)).rejects.toMatchObject({ status: 503 })
})
