export const REQUEST_LANGUAGES = [
  { value: 'curl', label: 'curl', code: 'sh' },
  { value: 'javascript', label: 'JavaScript', code: 'js' },
  { value: 'python', label: 'Python', code: 'py' },
] as const
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number]['value']

/** DPL-06: POST with bearer authorization and a body of input and parameters. `endpoint` is one of `endpointOf`. */
export const exampleRequest = (endpoint: string, language: RequestLanguage): string =>
  REQUESTS[language](endpoint)

const REQUESTS: Record<RequestLanguage, (endpoint: string) => string> = {
  curl: (endpoint) => `curl -X POST ${endpoint} \\
  -H "Authorization: Bearer $ORRERY_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "input": "Your input here",
    "parameters": { "max_tokens": 100, "temperature": 0.7 }
  }'
`,
  javascript: (endpoint) => `const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.ORRERY_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    input: 'Your input here',
    parameters: { max_tokens: 100, temperature: 0.7 },
  }),
})
console.log(await response.json())
`,
  python: (endpoint) => `import os
import requests

response = requests.post(
    "${endpoint}",
    headers={"Authorization": f"Bearer {os.environ['ORRERY_API_KEY']}"},
    json={
        "input": "Your input here",
        "parameters": {"max_tokens": 100, "temperature": 0.7},
    },
    timeout=30,
)
print(response.json())
`,
}
