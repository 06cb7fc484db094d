import type { ConfiguratorActor } from '@/features/configure-stack'
import { CopyButton } from '@/features/copy-text'
import { GetStarter, useStarterDownload } from '@/features/get-starter'
import { useSelector } from '@/shared/lib/machine'

/** The choice of the configurator, without keeping it. */
export default function ChosenStarter({ configurator }: { configurator: ConfiguratorActor }) {
  const config = useSelector(configurator, (snapshot) => snapshot.context.config)
  const download = useStarterDownload(config)
  return (
    <GetStarter
      actor={download}
      config={config}
      renderCopy={(text, what) => <CopyButton text={text} what={what} />}
    />
  )
}
