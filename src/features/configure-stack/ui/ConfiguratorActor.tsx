import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { configLink, type ProjectConfig, storedConfiguration } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type RunsActor, usePageActor } from '@/shared/lib/machine'
import { assertStored } from '@/shared/lib/storage'
import { configuratorMachine } from '@machines/configurator'

interface ConfiguratorActorProps extends RunsActor<typeof configuratorMachine> {
  config: ProjectConfig
}

/** Runs the configurator. */
export default function ConfiguratorActor({ config, onRunning }: ConfiguratorActorProps) {
  const navigate = useNavigate()
  const actor = usePageActor(configuratorMachine, {
    input: { config },
    effects: {
      actors: {
        async saveConfiguration({ input }) {
          const result = browserStorage.write(storedConfiguration, input.config)
          // A value that the browser refuses to store lasts until the tab closes, and the wizard opens in this tab.
          if (!result.ok && result.reason === 'forbidden') return
          assertStored(result, 'the configuration')
        },
      },
      actions: {
        openWizard: (_, { context }) => void navigate(paths.createProjectWith(configLink(context.config))),
      },
    },
  })
  useEffect(() => onRunning(actor), [actor, onRunning])
  return null
}
