import { Button, Flex } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ProjectDownloadActor } from '../model/use-project-download'
import { DownloadButton } from './DownloadButton'

export interface DownloadChoiceProps {
  actor: ProjectDownloadActor
  /** Name of the project. */
  name: string
}

/** PRJ-09: the kinds of download of a project, offered once Download is pressed. Rendered inside a row of buttons. */
export function DownloadChoice({ actor, name }: DownloadChoiceProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={`Download ${name}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Download size={16} aria-hidden />
        Download
      </Button>
      {open ? (
        <Flex role="group" aria-label={`Download ${name} as`} flexBasis="full" order={1} gap="2" wrap="wrap">
          <DownloadButton
            actor={actor}
            kind="project"
            size="sm"
            aria-label={`Project file (JSON) of ${name}`}
          >
            Project file (JSON)
          </DownloadButton>
          <DownloadButton actor={actor} kind="code" size="sm" aria-label={`Code (zip) of ${name}`}>
            Code (zip)
          </DownloadButton>
        </Flex>
      ) : null}
    </>
  )
}
