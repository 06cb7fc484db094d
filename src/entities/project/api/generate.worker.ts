import { projectFileName, serializeProjectFile, zipProject } from '../lib/archive'
import { generateCode } from '../lib/generator'
import type { CodeRequest, CodeResponse } from './code-worker'

/** Answers one order after another; see code-worker.ts. */
const scope = self as unknown as {
  addEventListener: (type: 'message', listener: (event: MessageEvent<CodeRequest>) => void) => void
  postMessage: (message: CodeResponse, transfer?: Transferable[]) => void
}

scope.addEventListener('message', ({ data }) => {
  try {
    const response = answer(data)
    scope.postMessage(response, 'bytes' in response ? [response.bytes.buffer as ArrayBuffer] : [])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    scope.postMessage({ id: data.id, ok: false, message }, [])
  }
})

function answer({ id, order, product }: CodeRequest): CodeResponse {
  const project = generateCode(order)
  if (product === 'files') return { id, ok: true, files: project.files }
  const [bytes, extension] =
    product === 'code'
      ? [zipProject(project), 'zip']
      : [new TextEncoder().encode(serializeProjectFile(project)), 'json']
  return { id, ok: true, fileName: projectFileName(project.name, extension), bytes }
}
