import { Flex, Text } from '@chakra-ui/react'
import { useWorkspaces } from '@/entities/workspace'
import {
  newAttempt,
  RegisteredMenu,
  type RegisteredModelsActor,
  type RegisteredVersion,
  ServeModelDialog,
  useRegisteredModels,
  useServeModel,
} from '@/features/serve-model'
import { hasServer } from '@/shared/config'
import { Failure } from '@/shared/lib/failure'
import { useSelector } from '@/shared/lib/machine'
import { Panel } from '@/shared/ui/panel'

/** The registered models of the workspace, which are deployed for real, above the simulated choices. Without a server there are none. */
export function RegisteredModels({ userId }: { userId: string }) {
  const { current } = useWorkspaces(userId)
  return current && hasServer() ? <RegisteredOf key={current.id} workspace={current.id} /> : null
}

function RegisteredOf({ workspace }: { workspace: string }) {
  const serving = useServeModel(workspace, {
    fileOf: () => Promise.reject(new Failure('Choose a registered model.')),
  })
  return (
    <>
      <RegisteredChoice
        registered={useRegisteredModels(workspace)}
        onRegistered={({ name, version }) =>
          serving.send({
            type: 'open',
            model: { source: 'registered', model: name, version: String(version) },
            name,
            attempt: newAttempt(),
          })
        }
      />
      <ServeModelDialog actor={serving} />
    </>
  )
}

export interface RegisteredChoiceProps {
  registered: RegisteredModelsActor
  onRegistered: (model: RegisteredVersion) => void
}

/** Nothing while there is no version to deploy: the samples below are the page then. */
export function RegisteredChoice({ registered, onRegistered }: RegisteredChoiceProps) {
  const some = useSelector(registered, ({ context }) => context.answer?.some(({ latest }) => latest !== null))
  if (!some) return null
  return (
    <Panel as="section" aria-label="Registered models" mb="6">
      <Flex align="center" justify="space-between" columnGap="4" rowGap="3" wrap="wrap">
        <Text flex="1" minWidth="14rem">
          A model of your registry answers at an address of this server once it is deployed.
        </Text>
        <RegisteredMenu registered={registered} onRegistered={onRegistered} />
      </Flex>
    </Panel>
  )
}
