import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AiMlTab } from '@/shared/config'
import type { TabProps } from '../model/tab-props'

type Tab = ComponentType<TabProps>

/** Each tab in a chunk of its own. */
export const LOADERS: Record<AiMlTab, () => Promise<Tab>> = {
  overview: async () => (await import('../tabs/overview/OverviewTab')).OverviewTab,
  assistant: async () => (await import('../tabs/assistant/AssistantTab')).AssistantTab,
  models: async () => (await import('../tabs/models/ModelsTab')).ModelsTab,
  datasets: async () => (await import('../tabs/datasets/DatasetsTab')).DatasetsTab,
  llm: async () => (await import('../tabs/llm/LlmTab')).LlmTab,
  deployment: async () => (await import('../tabs/deployment/DeploymentTab')).DeploymentTab,
  monitoring: async () => (await import('../tabs/monitoring/MonitoringTab')).MonitoringTab,
  collaboration: async () => (await import('../tabs/collaboration/CollaborationTab')).CollaborationTab,
}

/** Gives the content of each tab, loaded when it is first asked for. */
export interface TabContents {
  of: (tab: AiMlTab) => ComponentType<TabProps>
  /** Loads the tab anew: what did not arrive once is kept as missing otherwise. */
  forget: (tab: AiMlTab) => void
}

export function createTabContents(loaders: Record<AiMlTab, () => Promise<Tab>> = LOADERS): TabContents {
  const known = new Map<AiMlTab, LazyExoticComponent<Tab>>()
  return {
    of(tab) {
      const content = known.get(tab) ?? lazy(async () => ({ default: await loaders[tab]() }))
      known.set(tab, content)
      return content
    },
    forget: (tab) => void known.delete(tab),
  }
}

export const tabContents = createTabContents()
