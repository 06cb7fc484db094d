import { Button } from '@chakra-ui/react'
import { storedConfiguration } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'

/** WZB-07: a configuration of the home page that no wizard has taken yet, e.g. because an account had to be made first. */
export function SavedConfiguration() {
  const saved = useStored(storedConfiguration)
  if (!saved) return null
  return (
    <Notice
      status="info"
      title="You have a saved configuration"
      actions={
        <>
          <ButtonLink to={paths.createProject} size="sm">
            Create project
          </ButtonLink>
          <Button size="sm" variant="ghost" onClick={() => browserStorage.remove(storedConfiguration)}>
            Discard
          </Button>
        </>
      }
    >
      {saved.frontend} / {saved.backend} / {saved.database}, selected on the home page
    </Notice>
  )
}
