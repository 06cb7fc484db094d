import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  configLink,
  DEFAULT_PROJECT_CONFIG,
  type ProjectConfig,
  readConfigLink,
  storedConfiguration,
} from '@/entities/project/model'
import { paths } from '@/shared/config'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { configuratorMachine } from '@machines/configurator'

export type ConfiguratorActor = ActorRefFrom<typeof configuratorMachine>

/** The configurator of this page. It starts from the configuration of the address, if there is one. */
export function useConfigurator(): ConfiguratorActor {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [config] = useState<ProjectConfig>(() => readConfigLink(search)?.value ?? DEFAULT_PROJECT_CONFIG)
  return usePageActor(configuratorMachine, {
    input: { config },
    effects: {
      actors: {
        async saveConfiguration({ input }) {
          const result = browserStorage.write(storedConfiguration, input.config)
          // What the browser refuses lasts until the tab closes, and the wizard opens in this tab.
          if (!result.ok && result.reason === 'forbidden') return
          assertKept(result, 'the configuration')
        },
      },
      actions: {
        openWizard: (_, { context }) => void navigate(paths.createProjectWith(configLink(context.config))),
      },
    },
  })
}
