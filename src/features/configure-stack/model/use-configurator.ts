import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  DEFAULT_PROJECT_CONFIG,
  type ProjectConfig,
  readConfigLink,
  withChoice,
} from '@/entities/project/model'
import { type ActorView, type Late, useLateActor } from '@/shared/lib/machine'
import type { ConfiguratorEvent, configuratorMachine } from '@machines/configurator'

export type ConfiguratorActor = ActorView<typeof configuratorMachine>

const loadActor = () => import('../ui/ConfiguratorActor')

const asking = (config: ProjectConfig) => ({
  value: 'frontend' as const,
  context: { config, alert: null },
  hasTag: () => false,
})

const chosen = (config: ProjectConfig, event: ConfiguratorEvent) =>
  event.type === 'stack.select' ? withChoice(config, event) : config

/** The configurator of this page. It starts from the configuration of the address, if there is one. */
export function useConfigurator(): Late<typeof configuratorMachine> {
  const { search } = useLocation()
  const [config] = useState<ProjectConfig>(() => readConfigLink(search)?.value ?? DEFAULT_PROJECT_CONFIG)
  return useLateActor<typeof configuratorMachine, { config: ProjectConfig }>({
    label: 'configurator',
    first: () => asking(config),
    awaited: (sent) => asking(sent.reduce(chosen, config)),
    load: loadActor,
    props: { config },
  })
}
