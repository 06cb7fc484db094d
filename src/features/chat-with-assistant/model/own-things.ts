import type { MessageLink, Reply } from '@/entities/assistant/model'
import { paths } from '@/shared/config'

export type ThingKind = 'project' | 'draft' | 'dataset' | 'job' | 'deployment' | 'member' | 'provider' | 'key'

/** Something that a person has in this app. */
export interface Thing {
  kind: ThingKind
  id: string
  name: string
  /** Its own page, or the list that it is in. */
  path: string
  /** It came with the account; it is never counted as the person's own. */
  sample: boolean
  /** The beginning of its description. */
  about?: string
  /** In lower case: `failed`, `online`, `pending`. */
  status?: string
  /** A dataset: how many values are missing in the columns that are known; undefined when it was not looked into. */
  missing?: number
}

interface Kind {
  one: string
  many: string
  named: RegExp
  page: string
}

const KINDS: Record<ThingKind, Kind> = {
  draft: { one: 'draft', many: 'drafts', named: /\bdrafts?\b/, page: paths.projects },
  dataset: {
    one: 'dataset',
    many: 'datasets',
    named: /\bdata ?sets?\b|\b(csv|uploaded) files?\b|\bfiles? (did i|i have) upload/,
    page: paths.aiMlTab('datasets'),
  },
  job: {
    one: 'training job',
    many: 'training jobs',
    named: /\bjobs?\b|\btrainings?\b|\btraining runs?\b|\bruns?\b(?= (fail|crash|finish|complet))/,
    page: paths.aiMlTab('models'),
  },
  deployment: {
    one: 'deployed model',
    many: 'deployed models',
    named:
      /\bdeployments?\b|\b(is|are|have i|i have|i|my|currently) deployed\b|\bdeployed (models?|right now|now|at the moment|currently)\b|\bmodels?\b.*\b(deployed|online|live|offline|down|broken)\b|\bendpoints?\b/,
    page: paths.aiMlTab('deployment'),
  },
  key: {
    one: 'API key',
    many: 'API keys',
    named: /\bapi[ -]?keys?\b/,
    page: `${paths.apiIntegration}?tab=keys`,
  },
  provider: {
    one: 'LLM provider',
    many: 'LLM providers',
    named: /\bproviders?\b|\bllms?\b/,
    page: paths.aiMlTab('llm'),
  },
  member: {
    one: 'team member',
    many: 'team members',
    named: /\bteam\b|\bteammates?\b|\bmembers?\b|\bcolleagues?\b/,
    page: paths.aiMlTab('collaboration'),
  },
  project: { one: 'project', many: 'projects', named: /\bprojects?\b/, page: paths.projects },
}

/** Wordings of a status, and the statuses that they ask for. */
const STATUSES: readonly (readonly [asked: RegExp, kind: ThingKind, statuses: readonly string[]])[] = [
  [/\bfail\w*|\bcrash\w*|\bbroke\w*|\berrors?\b|\bwent wrong\b/, 'job', ['failed']],
  [/\bfail\w*|\berrors?\b|\bbroken\b|\bdown\b/, 'deployment', ['error', 'offline']],
  [/\bfail\w*|\berrors?\b|\bbroken\b/, 'dataset', ['error']],
  [/\b(still )?(running|training now|in progress|being trained)\b/, 'job', ['training']],
  [/\b(finished|completed|done|complete)\b/, 'job', ['completed']],
  [/\b(queued|waiting|in the queue)\b/, 'job', ['queued']],
  [/\bpaused\b/, 'job', ['paused']],
  [/\b(offline|stopped|switched off)\b/, 'deployment', ['offline']],
  [/\b(online|live|running)\b/, 'deployment', ['online']],
  [/\b(pending|invited|not accepted)\b/, 'member', ['pending']],
  [/\bprocessing\b/, 'dataset', ['processing']],
]

/** Things are read newest first. */
const NEWEST = /\b(newest|latest|last|most recent)\b(?! (week|month|year|night|time))/

const MISSING = /\b(missing|empty|blank|null) (values?|cells?|data|fields?)\b|\bgaps\b|\bincomplete\b/

/** A question about how something is done, what it means or what is allowed: the documentation answers it. */
const GENERAL =
  /\bhow (do|can|to|should|does|are|is|big|large)\b|\b(can|could|should|may|must) (i|we|you|it)\b|\bwhat (is|are) an?\b|\bwhat('s| does| happens?)\b(?!.*\bdeployed\b)|\bwhere\b|\blimits?\b|\ballowed\b|\bmaximum\b|\broles?\b|\bpermissions?\b|\brights\b|\bformats?\b|\bdifference\b|\bper\b|\bif\b|\bat (once|the same time)\b|\bin parallel\b|\bbest\b|\bshould\b|\bwho (can|may|could|sees?)\b|\b(not|n['’]?t|never) (show|shown|appear|work|load|there|visible)|\bexample\b|\bmeans?\b|\bwhat now\b|\bwhat (now|do (?!(i|we) (have|own))|did it)\b/

const LISTS = /\b(how many|number of|count|list|show)\b/
const ASKS = /\b(which|what|who|whose|any|is|are|did|has|have|tell me|my)\b/
const OWN =
  /\b(my|mine|our|do i have|have i|i have|i've|did i|i (made|created|uploaded|deployed|own|invited)|are there|is there|there)\b/

export interface OwnQuestion {
  kind: ThingKind
  /** Undefined: whatever their status. */
  statuses?: readonly string[]
  missing?: true
  newest?: true
}

/** The things of the person that a question asks for, or null when it asks for something else. */
export function ownQuestionOf(question: string): OwnQuestion | null {
  const asked = question.toLowerCase()
  if (GENERAL.test(asked)) return null
  const kind = (Object.keys(KINDS) as ThingKind[]).find((one) => KINDS[one].named.test(asked))
  if (!kind) return null
  if (kind === 'dataset' && MISSING.test(asked)) return { kind, missing: true }
  if (NEWEST.test(asked) && ASKS.test(asked) && OWN.test(asked)) return { kind, newest: true }
  const statuses = STATUSES.find(([wording, of]) => of === kind && wording.test(asked))?.[2]
  if (statuses && (LISTS.test(asked) || ASKS.test(asked))) return { kind, statuses }
  const isAsked =
    LISTS.test(asked) ||
    (ASKS.test(asked) &&
      OWN.test(asked) &&
      /\b(which|what|who|any|do i have|have i|is there|are there)\b/.test(asked)) ||
    /^(my|our) \w+( \w+)?[?.! ]*$/.test(asked) ||
    (kind === 'deployment' && /\b(what|which)\b/.test(asked)) ||
    (kind === 'member' && /\bwho\b/.test(asked))
  return isAsked ? { kind } : null
}

/** How many things a reply links to. */
const NAMED = 5

/** The reply to a question about the person's own things; null things: a visitor has none. */
export function ownReply(
  { kind, statuses, missing, newest }: OwnQuestion,
  things: readonly Thing[] | null,
): Reply {
  const { one, many, page } = KINDS[kind]
  const actions = [link(`Open ${titleOf(kind)}`, statuses?.[0] === 'failed' ? paths.failingJobs : page)]
  if (things === null)
    return {
      content: `Sign in to see your ${many}: they belong to an account.`,
      actions: [link('Sign In', paths.signIn(page))],
    }
  const all = things.filter((thing) => thing.kind === kind)
  const asked = all.filter(
    (thing) => (!statuses || statuses.includes(thing.status ?? '')) && (!missing || (thing.missing ?? 0) > 0),
  )
  const [own, samples] = [asked.filter(({ sample }) => !sample), asked.filter(({ sample }) => sample)]
  if (newest && own[0]) return { content: `This is your newest ${one}:`, links: [linkTo(own[0])], actions }
  const what = missing ? ' with missing values' : statuses ? ` with the status ${statuses.join(' or ')}` : ''
  const count = (number: number, adjective = '') =>
    `${number} ${adjective}${number === 1 ? one : many}${what}`
  const said = [
    own.length === 0
      ? `You have no ${many} of your own${what}.`
      : `You have **${count(own.length)}**${own.length > NAMED ? `; the first ${NAMED} are below` : ''}.`,
  ]
  if (samples.length > 0)
    said.push(`Not counted: ${count(samples.length, 'sample ')}, which came with your account.`)
  const unknown = missing ? all.filter((thing) => thing.missing === undefined && !thing.sample).length : 0
  if (unknown > 0) said.push(`${unknown} of your ${many} ${unknown === 1 ? 'has' : 'have'} no statistics.`)
  return {
    content: said.join(' '),
    links: (own.length > 0 ? own : samples).slice(0, NAMED).map(linkTo),
    actions,
  }
}

const link = (text: string, url: string): MessageLink => ({ text, url })

/** Longest text of a link that a stored message may have. */
const LINK_TEXT = 200

const linkTo = ({ name, sample, missing, path }: Thing) => {
  const more = [missing ? `${missing} missing` : '', sample ? 'sample' : ''].filter(Boolean)
  const text = (name.trim() || 'Untitled').slice(0, LINK_TEXT - 40)
  return link(more.length > 0 ? `${text} (${more.join(', ')})` : text, path)
}

const titleOf = (kind: ThingKind) =>
  ({
    project: 'Projects',
    draft: 'Projects',
    dataset: 'Datasets',
    job: 'Model Training',
    deployment: 'Deployment',
    member: 'Team',
    provider: 'LLM Integration',
    key: 'API keys',
  })[kind]
