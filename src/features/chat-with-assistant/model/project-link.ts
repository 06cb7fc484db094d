import { BACKENDS, configLink, DATABASES, DEFAULT_PROJECT_CONFIG, FRONTENDS } from '@/entities/project/model'
import { paths } from '@/shared/config'

/** The technologies that a question names, and the way to a project with them. */
export function projectLinkFor(question: string): { chosen: string[]; path: string } {
  const frontend = named(FRONTENDS, question)
  const backend = named(BACKENDS, question)
  const database = named(DATABASES, question)
  const chosen = [frontend, backend, database].filter((name) => name !== null)
  if (chosen.length === 0) return { chosen, path: paths.createProject }
  const config = {
    ...DEFAULT_PROJECT_CONFIG,
    ...(frontend && { frontend }),
    ...(backend && { backend }),
    ...(database && { database }),
  }
  return { chosen, path: paths.createProjectWith(configLink(config)) }
}

/** The longest that is named as a word: "next.js" is no "Next", "java" no "JavaScript". */
function named<Name extends string>(names: readonly Name[], question: string): Name | null {
  const asked = question.toLowerCase()
  const found = names.filter((name) => {
    const at = asked.indexOf(name.toLowerCase())
    const around = at < 0 ? '' : (asked[at - 1] ?? '') + (asked[at + name.length] ?? '')
    return at >= 0 && !/[a-z0-9]/.test(around)
  })
  return found.sort((one, other) => other.length - one.length)[0] ?? null
}
