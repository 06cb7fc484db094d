import type { Row } from './row'

export const LANGUAGES = ['curl', 'Python', 'JavaScript'] as const
export type Language = (typeof LANGUAGES)[number]

/** The programs below read the key from this variable of the environment. */
export const KEY_VARIABLE = 'ORRERY_KEY'

/** A program that asks an endpoint for one row, which runs as it is. */
export function exampleIn(language: Language, origin: string, endpoint: string, row: Row): string {
  const address = `${origin}/v1/predict`
  const body = { model_id: endpoint, inputs: [row] }
  return PROGRAMS[language](address, body)
}

const PROGRAMS: Record<Language, (address: string, body: object) => string> = {
  curl: (address, body) =>
    [
      `curl ${address} \\`,
      `  -H "Authorization: Bearer $${KEY_VARIABLE}" \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`,
    ].join('\n'),
  // Of JSON no row has what Python writes in another way: true, false and null.
  Python: (address, body) => `import json
import os
from urllib.request import Request, urlopen

request = Request(
    "${address}",
    data=json.dumps(${JSON.stringify(body, null, 4).replaceAll('\n', '\n    ')}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['${KEY_VARIABLE}']}",
        "Content-Type": "application/json",
    },
)
with urlopen(request) as answer:
    print(json.load(answer)["predictions"])`,
  JavaScript: (address, body) => `const answer = await fetch('${address}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
})
console.log((await answer.json()).predictions)`,
}
