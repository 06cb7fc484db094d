import { codeSource, namedByStack } from '@/entities/project/model'
import type { ConfiguratorActor } from '@/features/configure-stack'
import { CopyButton } from '@/features/copy-text'
import { GetStarter, useStarterDownload } from '@/features/get-starter'
import { RunIt } from '@/features/run-project'
import { useSelector } from '@/shared/lib/machine'

/** The choice of the configurator, without keeping it. It is called like its stack. */
export default function ChosenStarter({ configurator }: { configurator: ConfiguratorActor }) {
  const chosen = useSelector(configurator, (snapshot) => snapshot.context.config)
  const config = namedByStack(chosen)
  const download = useStarterDownload(config)
  return (
    <GetStarter
      actor={download}
      config={config}
      renderCopy={(text, what) => <CopyButton text={text} what={what} />}
      renderRun={({ name, ...downloaded }) => (
        <RunIt
          source={codeSource({
            name,
            description: '',
            type: 'web-app',
            template: null,
            aiTools: [],
            config: { name, ...downloaded },
          })}
          renderCopy={(text, what) => <CopyButton text={text} what={what} />}
        />
      )}
    />
  )
}
