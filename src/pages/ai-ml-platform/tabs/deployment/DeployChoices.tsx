import { Button, chakra, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { RegisteredMenu, type RegisteredModelsActor, type RegisteredVersion } from '@/features/serve-model'

export interface DeployChoicesProps {
  registered: RegisteredModelsActor
  onFile: (file: File) => void
  /** The newest version of a registered model was chosen. */
  onRegistered: (model: RegisteredVersion) => void
}

/** The buttons that deploy a registered model, if the workspace has any, or an ONNX file. */
export function DeployChoices({ registered, onFile, onRegistered }: DeployChoicesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Flex gap="2" wrap="wrap">
      <RegisteredMenu registered={registered} onRegistered={onRegistered} />
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
