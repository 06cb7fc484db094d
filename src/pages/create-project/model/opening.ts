import { readDrafts } from '@/entities/project'
import {
  type ChosenTemplate,
  chosenFrom,
  configLink,
  DEFAULT_PROJECT_CONFIG,
  type Draft,
  EMPTY_TEMPLATE_WIZARD,
  isNamed,
  type LinkReading,
  type ProjectConfig,
  readConfigLink,
  type RestoredDraft,
  restoredDraft,
  readTemplateWizardLink,
  storedConfiguration,
  storedTemplate,
  typeOfTemplate,
  type TemplateWizardValues,
} from '@/entities/project/model'
import { SAMPLE_TEMPLATES } from '@/entities/template/model'
import { browserStorage } from '@/shared/lib/browser-storage'

/** The values that a wizard opens with, and their source. */
export interface Opening<T> {
  values: T
  /** The draft that was restored. */
  draft: RestoredDraft | null
  /** Parts of a shared link that Orrery does not know. */
  problems: string[]
}

export interface StackWizardOpening extends Opening<ProjectConfig> {
  /** WZB-07: the saved configuration, when the wizard opens with it; `finishOpening` removes it. */
  taken: ProjectConfig | null
}

/** The template wizard: the named draft, else the shared link or chosen template, else the newest draft with a name (WZA-07). */
export function templateWizardOpening(search: string, userId: string): Opening<TemplateWizardValues> {
  const drafts = readDrafts(userId).filter((draft) => draft.wizard === 'a')
  const asked = draftOf(search, drafts)
  if (asked) return asked
  const link = readTemplateWizardLink(search, galleryTemplate(new URLSearchParams(search).get('template')))
  if (link) return withType(link)
  return newestNamed(drafts) ?? { values: EMPTY_TEMPLATE_WIZARD, draft: null, problems: [] }
}

/**
 * The stack wizard: the draft asked for, else the saved configuration, the shared link, or the newest draft with a name.
 * The configurator leaves its stack in the address too. So another link than its own comes first, and after a reload
 * a draft of that very stack goes on with what was typed.
 */
export function stackWizardOpening(search: string, userId: string): StackWizardOpening {
  const drafts = readDrafts(userId).filter((draft) => draft.wizard === 'b')
  const asked = draftOf(search, drafts)
  if (asked) return { ...asked, taken: null }
  const link = readConfigLink(search)
  const saved = browserStorage.read(storedConfiguration)
  if (saved && (!link || configLink(link.value) === configLink(saved)))
    return { values: saved, draft: null, problems: [], taken: saved }
  if (link) {
    const begun = drafts.find((draft) => isNamed(draft) && continues(draft.values, link.value))
    if (begun) return { ...restored(begun), taken: null }
    return { values: link.value, draft: null, problems: link.problems, taken: null }
  }
  const newest = newestNamed(drafts) ?? { values: DEFAULT_PROJECT_CONFIG, draft: null, problems: [] }
  return { ...newest, taken: null }
}

/** WZB-07: what the wizard has really taken is removed; a configuration that was saved meanwhile stays. */
export function finishOpening({ taken }: StackWizardOpening): void {
  if (taken && browserStorage.read(storedConfiguration) === taken) browserStorage.remove(storedConfiguration)
}

/** Whether a draft has the stack of a link that names nothing else. */
function continues(draft: ProjectConfig, link: ProjectConfig): boolean {
  const stackOf = ({ frontend, backend, database, features }: ProjectConfig) =>
    configLink({ ...DEFAULT_PROJECT_CONFIG, frontend, backend, database, features })
  return configLink(link) === stackOf(link) && stackOf(draft) === stackOf(link)
}

/** TPL-06: the template with this id: the stored choice of the gallery, else the sample template that a link names. */
function galleryTemplate(id: string | null): ChosenTemplate | null {
  const chosen = browserStorage.read(storedTemplate)
  const found = chosen?.id === id ? chosen : SAMPLE_TEMPLATES.find((template) => template.id === id)
  return found ? chosenFrom(found) : null
}

/** A link may name only the template: then its type is the template's. */
function withType({ value, problems }: LinkReading<TemplateWizardValues>): Opening<TemplateWizardValues> {
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

const restored = <D extends Draft>(draft: D): Opening<D['values']> => ({
  values: draft.values,
  draft: restoredDraft(draft),
  problems: [],
})
