// The process that runs models: it gets a model's bytes once and tensors after that, one at a time, by messages. It knows
// nothing else of the server. The native runtime is used where it is installed.

/** More bytes of an answer would be held in this process and in the server. */
const MOST_BYTES = 64 * 1024 * 1024

async function openRuntime() {
  try {
    const native = await import('onnxruntime-node')
    const ort = native.InferenceSession ? native : native.default
    return { ort, engine: 'native' }
  } catch {
    const ort = await import('onnxruntime-web/wasm')
    ort.env.wasm.numThreads = 1
    ort.env.logLevel = 'error'
    return { ort, engine: 'wasm' }
  }
}

const opened = openRuntime()
/** @type {Map<string, import('onnxruntime-web').InferenceSession>} */
const sessions = new Map()

/** An unnamed size is 4294967295 in one runtime, and an empty text in the other. */
const sizeOf = (size) => (typeof size === 'number' && size >= 0 && size < 2 ** 31 ? size : -1)

const infosOf = (metadata) =>
  metadata.map(({ name, isTensor, type, shape }) => ({
    name,
    type: isTensor ? type : null,
    shape: isTensor ? shape.map(sizeOf) : [],
  }))

async function load({ key, bytes }) {
  const { ort, engine } = await opened
  if (!sessions.has(key))
    sessions.set(
      key,
      await ort.InferenceSession.create(bytes, {
        logSeverityLevel: 3,
        executionProviders: [engine === 'native' ? 'cpu' : 'wasm'],
        intraOpNumThreads: 1,
        interOpNumThreads: 1,
      }),
    )
  const session = sessions.get(key)
  return { engine, inputs: infosOf(session.inputMetadata), outputs: infosOf(session.outputMetadata) }
}

async function run({ key, feeds, outputs }) {
  const { ort } = await opened
  const session = sessions.get(key)
  if (!session) throw new Error('The model is not loaded')
  const given = {}
  for (const { name, type, shape, data } of feeds) given[name] = new ort.Tensor(type, data, shape)
  const found = await session.run(given, outputs)
  let bytes = 0
  const answer = outputs.map((name) => {
    const { type, dims, data } = found[name]
    for (const item of type === 'string' ? data : []) bytes += 2 * item.length + 16
    bytes += data.byteLength ?? 0
    if (bytes > MOST_BYTES) throw new Error(`The answer is larger than ${MOST_BYTES / 2 ** 20} MB`)
    return { name, type, shape: [...dims], data }
  })
  for (const tensor of [...Object.values(given), ...Object.values(found)]) tensor.dispose?.()
  return answer
}

async function drop({ key }) {
  await sessions.get(key)?.release()
  sessions.delete(key)
}

const DOES = { load, run, drop }

let last = Promise.resolve()
process.on('message', (message) => {
  last = last.then(async () => {
    try {
      const value = await DOES[message.kind](message)
      process.send?.({ id: message.id, value })
    } catch (error) {
      process.send?.({ id: message.id, error: String(error?.message ?? error) })
    }
  })
})
process.on('disconnect', () => process.exit(0))
void opened.then(({ engine }) => process.send?.({ id: 0, value: engine }))
