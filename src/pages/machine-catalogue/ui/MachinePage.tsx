import { Skeleton, Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta, Screen } from '@/shared/ui/screen'
import { findMachine } from '../model/groups'
import { MachineView } from './MachineView'

/** /machines/:name: one machine. `?state=` names the state that is looked at. */
export function MachinePage() {
  const machine = findMachine(useParams().name)
  if (!machine)
    return (
      <Screen title="No such machine" actions={<ButtonLink to={paths.machines}>All machines</ButtonLink>}>
        <PageMeta title="No such machine" description="There is no state machine of this name." />
        There is no state machine of this name.
      </Screen>
    )
  return (
    <Stack gap="0" py={{ base: '4', md: '5' }}>
      <PageMeta title={`${machine.name}, a machine`} description={machine.about} />
      <PageHeader
        title={machine.name}
        breadcrumb={[{ label: 'Machines', to: paths.machines }]}
        lead={machine.about}
      />
      <Suspense fallback={<Skeleton height="24rem" />}>
        <MachineView key={machine.name} machine={machine} />
      </Suspense>
    </Stack>
  )
}
