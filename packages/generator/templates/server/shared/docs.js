// Renders the OpenAPI description. Nothing is loaded from other sites.
const main = document.getElementById('api')

const element = (name, ...children) => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

/** A value of the description in which references are replaced by what they point to. */
function resolved(value, api) {
  if (Array.isArray(value)) return value.map((each) => resolved(each, api))
  if (value === null || typeof value !== 'object') return value
  if (value.$ref) {
    const path = value.$ref.slice(2).split('/')
    return resolved(
      path.reduce((at, name) => at[name], api),
      api,
    )
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolved(each, api)]))
}

const shown = (value) => {
  const block = element('pre', JSON.stringify(value, null, 2))
  // A scrollable block must be reachable with the keyboard.
  block.tabIndex = 0
  return block
}

const contents = ({ content = {} }) =>
  Object.entries(content).flatMap(([type, { schema }]) => [element('p', element('code', type)), shown(schema)])

function operation(method, path, { summary, parameters = [], requestBody, responses }) {
  const head = element('summary', element('code', `${method.toUpperCase()} ${path}`), ` ${summary ?? ''}`)
  const parts = [head]
  if (parameters.length > 0) parts.push(element('h3', 'Parameters'), shown(parameters))
  if (requestBody) parts.push(element('h3', 'Request body'), ...contents(requestBody))
  parts.push(element('h3', 'Responses'))
  for (const [status, response] of Object.entries(responses))
    parts.push(element('p', element('strong', status), ` ${response.description}`), ...contents(response))
  return element('details', ...parts)
}

async function show() {
  const response = await fetch('/api/openapi.json')
  const api = await response.json()
  document.title = api.info.title
  main.append(element('h1', api.info.title))
  for (const [path, { parameters = [], ...methods }] of Object.entries(resolved(api.paths, api))) {
    main.append(element('h2', element('code', path)))
    for (const [method, each] of Object.entries(methods))
      main.append(operation(method, path, { ...each, parameters: [...parameters, ...(each.parameters ?? [])] }))
  }
}

show().catch(() => main.append(element('p', 'The API description cannot be loaded.')))
