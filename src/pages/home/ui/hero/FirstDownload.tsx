import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { codeSource, namedByStack, type ProjectConfig } from '@/entities/project/model'
import type { ConfiguratorActor } from '@/features/configure-stack'
import { CopyButton } from '@/features/copy-text'
import { useStarterDownload } from '@/features/get-starter'
import { RunIt } from '@/features/run-project'
import { useSelector } from '@/shared/lib/machine'

/** Makes and saves the zip of the stack that is chosen now, says how that went, and shows the commands that run it. */
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
    <>
      <span role="status">{state === 'answered' ? `Downloaded ${answer}` : 'Preparing...'}</span>
      {state === 'answered' ? <HowToRun config={config} /> : null}
    </>
  )
}

function HowToRun({ config }: { config: ProjectConfig }) {
  const named = namedByStack(config)
  return (
    <Box mt="3" color="fg">
      <RunIt
        source={codeSource({
          name: named.name,
          description: '',
          type: 'web-app',
          template: null,
          aiTools: [],
          config: named,
        })}
        renderCopy={(text, what) => <CopyButton text={text} what={what} />}
      />
    </Box>
  )
}
