import { Stack } from '@chakra-ui/react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useSessionStatus } from '@/entities/profile'
import { proofOf } from '@/entities/project'
import { storedTemplate } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { ExploredCode, restOfWindow } from '@/features/explore-code'
import { paths } from '@/shared/config'
import { browserStorage } from '@/shared/lib/browser-storage'
import { useActorEnvironment } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta, Screen } from '@/shared/ui/screen'
import { sourceOfTemplate, sourceTemplate } from '../model/source'

/** TPL-07 (source): the very files that a project from this template starts with. `?file=` says which is open. */
export function TemplateSourcePage() {
  const { id } = useParams()
  const signedIn = useSessionStatus() === 'signedIn'
  const [query, setQuery] = useSearchParams()
  const template = sourceTemplate(id)
  const { now } = useActorEnvironment()
  if (!template)
    return (
      <Screen
        title="Template not found"
        actions={<ButtonLink to={paths.templates}>Browse templates</ButtonLink>}
      >
        <PageMeta title="Template not found" description="There is no template at this address." />
        There is no template at this address.
      </Screen>
    )
  const source = sourceOfTemplate(template)
  return (
    <Stack gap="0" py={{ base: '6', md: '8' }}>
      <PageMeta
        title={`Source of ${template.name}`}
        description={`Every file that the ${template.name} template generates.`}
      />
      <PageHeader
        title={`Source of ${template.name}`}
        // Visitors have the trail in the bar above.
        breadcrumb={signedIn ? [{ label: 'Templates', to: paths.templates }] : undefined}
        lead={`These are the files you get when you use this template. ${proofOf({ type: source.kind === 'stack' ? 'web-app' : source.type, config: source.kind === 'stack' ? source.config : null }, now())}`}
        actions={
          <ButtonLink
            to={paths.createProjectFrom(template.id)}
            onClick={() => browserStorage.write(storedTemplate, template)}
            variant="solid"
            colorPalette="accent"
          >
            Use Template
          </ButtonLink>
        }
      />
      <ExploredCode
        key={template.id}
        source={source}
        createdBy="orrery"
        createdAt="2026-01-01T00:00:00.000Z"
        path={query.get('file')}
        onOpen={(file) => setQuery({ file }, { replace: true, preventScrollReset: true })}
        height={CODE_HEIGHT}
        renderCopy={(text, what) => <CopyButton text={text} what={what} variant="ghost" />}
      />
    </Stack>
  )
}

/** The height of the window that remains below the header. */
const CODE_HEIGHT = { base: restOfWindow('18rem'), md: restOfWindow('13.5rem') }
