import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { ConfiguratorActor } from '@/features/configure-stack'
import { useStarterDownload } from '@/features/get-starter'
import { useSelector } from '@/shared/lib/machine'

/** Makes and saves the zip of the stack that is chosen now, and says how that went. */
export default function FirstDownload({ configurator }: { configurator: ConfiguratorActor }) {
  const [config] = useState(() => configurator.getSnapshot().context.config)
  const download = useStarterDownload(config)
  const state = useSelector(download, (snapshot) => snapshot.value)
  const answer = useSelector(download, (snapshot) => snapshot.context.answer)
  useEffect(() => download.send({ type: 'ask', question: config }), [download, config])
  if (state === 'failed')
    return (
      <chakra.span role="alert" color="error.fg">
        The project could not be created. Please try again.
      </chakra.span>
    )
  return (
    <span role="status">
      {state === 'answered' ? `Downloaded ${answer}. Its README has every command.` : 'Preparing...'}
    </span>
  )
}
