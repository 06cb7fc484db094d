import { Skeleton, Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/shared/config'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta, Screen } from '@/shared/ui/screen'
import { Segmented } from '@/shared/ui/segmented'
import { findMachine } from '../model/groups'
import { MachineView } from './MachineView'
import type { PageAt } from './run/PageStage'

const { Component: RunView } = lazyComponent(async () => (await import('./run/RunView')).RunView)

const VIEWS = [
  { value: 'read', label: 'Read' },
  { value: 'run', label: 'Run' },
] as const

/** /machines/:name: one machine. `?state=` names the state that is looked at, `?view=run` runs it. */
export function MachinePage({ pageAt }: { pageAt: PageAt }) {
  const machine = findMachine(useParams().name)
  const [query, setQuery] = useSearchParams()
  if (!machine)
    return (
      <Screen title="Machine not found" actions={<ButtonLink to={paths.machines}>All machines</ButtonLink>}>
        <PageMeta title="Machine not found" description="There is no state machine with this name." />
        There is no state machine with this name.
      </Screen>
    )
  const view = query.get('view') === 'run' ? 'run' : 'read'
  return (
    <Stack gap="0" py={{ base: '4', md: '5' }}>
      <PageMeta title={`${machine.name}, a machine`} description={machine.about} />
      <PageHeader
        title={machine.name}
        breadcrumb={[{ label: 'Machines', to: paths.machines }, { label: machine.name }]}
        lead={machine.about}
        actions={
          <Segmented
            label="View"
            value={view}
            options={VIEWS}
            onSelect={(next) => setQuery(next === 'run' ? { view: 'run' } : {}, { preventScrollReset: true })}
          />
        }
      />
      <Suspense fallback={<Skeleton height="24rem" />}>
        {view === 'run' ? (
          <RunView key={machine.name} machine={machine.name} pageAt={pageAt} />
        ) : (
          <MachineView key={machine.name} machine={machine} />
        )}
      </Suspense>
    </Stack>
  )
}
