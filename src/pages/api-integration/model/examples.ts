import { endpointOf, errorBody, exampleRequest, requestBody } from '@/entities/api-key/model'

const BODY = requestBody(exampleRequest('predict')) ?? ''
const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

export const EXAMPLE_LANGUAGES = ['curl', 'JavaScript', 'Python'] as const

/** API-02: the same request in three languages, with a place for the key. */
export const examplesAt = (host: string) => {
  const url = host + endpointOf('predict').path
  return [
    {
      name: 'curl',
      language: 'sh',
      text: `curl -X POST ${url} \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${BODY}'`,
    },
    {
      name: 'JavaScript',
      language: 'js',
      text: `const response = await fetch('${url}', {
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
    "${url}",
    headers={"Authorization": "Bearer YOUR_API_KEY"},
    json=${indented(BODY.replaceAll('  ', '    '), '    ')},
)
predictions = response.json()["predictions"]`,
    },
  ] as const
}

export const ERROR_EXAMPLE = JSON.stringify(errorBody('model_id'), null, 2)
