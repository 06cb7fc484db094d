import { API_HOST, endpointOf, errorBody, exampleRequest, requestBody } from '@/entities/api-key/model'

const BODY = requestBody(exampleRequest('predict')) ?? ''
const URL = API_HOST + endpointOf('predict').path
const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

/** API-02: the same request in three languages, with a place for the key. */
export const EXAMPLES = [
  {
    name: 'curl',
    language: 'sh',
    text: `curl -X POST ${URL} \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${BODY}'`,
  },
  {
    name: 'JavaScript',
    language: 'js',
    text: `const response = await fetch('${URL}', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer YOUR_API_KEY',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indented(BODY, '  ')}),
})
const { predictions } = await response.json()`,
  },
  {
    name: 'Python',
    language: 'py',
    text: `import requests

response = requests.post(
    "${URL}",
    headers={"Authorization": "Bearer YOUR_API_KEY"},
    json=${indented(BODY.replaceAll('  ', '    '), '    ')},
)
predictions = response.json()["predictions"]`,
  },
] as const

export const ERROR_EXAMPLE = JSON.stringify(errorBody('model_id'), null, 2)
