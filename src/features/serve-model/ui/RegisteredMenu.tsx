import { Button, Menu, Portal } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { menuLook } from '@/shared/theme'
import { MenuEnds } from '@/shared/ui/menu'
import type { RegisteredModelsActor } from '../model/use-registered-models'

export interface RegisteredVersion {
  name: string
  version: number
}

export interface RegisteredMenuProps {
  registered: RegisteredModelsActor
  /** The newest version of a registered model was chosen. */
  onRegistered: (model: RegisteredVersion) => void
}

/** The button that deploys a registered model, if the workspace has any. */
export function RegisteredMenu({ registered, onRegistered }: RegisteredMenuProps) {
  const models = useSelector(registered, ({ context }) => context.answer)
  const versions = (models ?? []).flatMap(({ name, latest }) =>
    latest ? [{ name, version: latest.version }] : [],
  )
  if (versions.length === 0) return null
  return (
    <Menu.Root recipe={menuLook} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm">Deploy a registered model</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content p="1.5" maxHeight="20rem" overflowY="auto">
            {versions.map((model) => (
              <Menu.Item key={model.name} value={model.name} py="2" onClick={() => onRegistered(model)}>
                {model.name}, version {model.version}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
      <MenuEnds />
    </Menu.Root>
  )
}
