import { Button, chakra, Flex, Menu, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { menuLook } from '@/shared/theme'
import { MenuEnds } from '@/shared/ui/menu'
import type { RegisteredModelsActor } from '../../model/use-registered-models'

export interface RegisteredVersion {
  name: string
  version: number
}

export interface DeployChoicesProps {
  registered: RegisteredModelsActor
  onFile: (file: File) => void
  /** The newest version of a registered model was chosen. */
  onRegistered: (model: RegisteredVersion) => void
}

/** The buttons that deploy a registered model, if the workspace has any, or an ONNX file. */
export function DeployChoices({ registered, onFile, onRegistered }: DeployChoicesProps) {
  const input = useRef<HTMLInputElement>(null)
  const models = useSelector(registered, ({ context }) => context.answer)
  const versions = (models ?? []).flatMap(({ name, latest }) =>
    latest ? [{ name, version: latest.version }] : [],
  )
  return (
    <Flex gap="2" wrap="wrap">
      {versions.length > 0 ? (
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
      ) : null}
      <Button size="sm" onClick={() => input.current?.click()}>
        Deploy an ONNX file
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".onnx"
        aria-label="Choose an ONNX file"
        display="none"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </Flex>
  )
}
