import { readDrafts } from '@/entities/project'
import {
  DEFAULT_PROJECT_CONFIG,
  type Draft,
  EMPTY_WIZARD_A,
  isNamed,
  type LinkReading,
  type ProjectConfig,
  readConfigLink,
  readWizardALink,
  storedConfiguration,
  storedTemplate,
  typeOfTemplate,
  type WizardAValues,
} from '@/entities/project/model'
import { browserStorage } from '@/shared/lib/browser-storage'

/** What a wizard opens with, and where that came from. */
export interface Opening<T> {
  values: T
  /** The draft that was restored. */
  draft: Pick<Draft, 'id' | 'savedAt'> | null
  /** Parts of a shared link that Orrery does not know. */
  problems: string[]
}

/** WZB-07: the configuration that was saved for reading B, read once and removed. */
export function takeSavedConfiguration(): ProjectConfig | null {
  const saved = browserStorage.read(storedConfiguration)
  browserStorage.remove(storedConfiguration)
  return saved
}

/** Reading A: the named draft, else the shared link or chosen template, else the newest draft with a name (WZA-07). */
export function openingOfA(search: string, userId: string): Opening<WizardAValues> {
  const drafts = readDrafts(userId).filter((draft) => draft.wizard === 'a')
  const asked = draftOf(search, drafts)
  if (asked) return asked
  const link = readWizardALink(search, browserStorage.read(storedTemplate))
  if (link) return withType(link)
  return newestNamed(drafts) ?? { values: EMPTY_WIZARD_A, draft: null, problems: [] }
}

/** Reading B: the named draft, else the saved configuration, the shared link, or the newest draft with a name. */
export function openingOfB(
  search: string,
  userId: string,
  saved: ProjectConfig | null,
): Opening<ProjectConfig> {
  const drafts = readDrafts(userId).filter((draft) => draft.wizard === 'b')
  const asked = draftOf(search, drafts)
  if (asked) return asked
  if (saved) return { values: saved, draft: null, problems: [] }
  const link = readConfigLink(search)
  if (link) return { values: link.value, draft: null, problems: link.problems }
  return newestNamed(drafts) ?? { values: DEFAULT_PROJECT_CONFIG, draft: null, problems: [] }
}

/** A link may name only the template: then its type is the template's. */
function withType({ value, problems }: LinkReading<WizardAValues>): Opening<WizardAValues> {
  const values =
    value.type === '' && value.template ? { ...value, type: typeOfTemplate(value.template) } : value
  return { values, draft: null, problems }
}

const draftOf = <D extends Draft>(search: string, drafts: D[]) => {
  const id = new URLSearchParams(search).get('draft')
  const found = drafts.find((draft) => draft.id === id)
  return found ? restored(found) : null
}

const newestNamed = <D extends Draft>(drafts: D[]) => {
  const found = drafts.find(isNamed)
  return found ? restored(found) : null
}

const restored = <D extends Draft>({ id, savedAt, values }: D): Opening<D['values']> => ({
  values,
  draft: { id, savedAt },
  problems: [],
})
