import type { ModelType } from './options'

export const REQUEST_LANGUAGES = [
  { value: 'curl', label: 'curl', code: 'sh' },
  { value: 'javascript', label: 'JavaScript', code: 'js' },
  { value: 'python', label: 'Python', code: 'py' },
] as const
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number]['value']

/** The documented parameters, for the kinds of models that the documents name and those that write text. */
const WRITING = { max_tokens: 100, temperature: 0.7 }

/** An input for each kind of model. Nothing in it differs between JSON, JavaScript and Python. */
const BODIES: Record<ModelType, { input: unknown; parameters: unknown }> = {
  cv: { input: 'https://example.com/image.jpg', parameters: WRITING },
  nlp: { input: 'Your input here', parameters: WRITING },
  multimodal: {
    input: { text: 'Your input here', image: 'https://example.com/image.jpg' },
    parameters: WRITING,
  },
  audio: { input: 'https://example.com/call.wav', parameters: { language: 'en' } },
  tabular: { input: { tenure_months: 18, monthly_fee: 29.9, plan: 'team' }, parameters: { threshold: 0.5 } },
}

/**
 * DPL-06: POST with bearer authorization and a body of input and parameters that suit the kind of model. `endpoint` is
 * one of `endpointOf`.
 */
export const exampleRequest = (endpoint: string, language: RequestLanguage, type: ModelType): string =>
  REQUESTS[language](endpoint, JSON.stringify(BODIES[type], null, 2))

/** Every line but the first begins with these spaces, too. */
const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)

const REQUESTS: Record<RequestLanguage, (endpoint: string, body: string) => string> = {
  curl: (endpoint, body) => `curl -X POST ${endpoint} \\
  -H "Authorization: Bearer $ORRERY_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${indented(body, 2)}'
`,
  javascript: (endpoint, body) => `const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.ORRERY_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indented(body, 2)}),
})
console.log(await response.json())
`,
  python: (endpoint, body) => `import os
import requests

response = requests.post(
    "${endpoint}",
    headers={"Authorization": f"Bearer {os.environ['ORRERY_API_KEY']}"},
    json=${indented(body, 4)},
    timeout=30,
)
print(response.json())
`,
}
