import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { CopyButton } from '@/features/copy-text'
import { CodeBlock } from '@/shared/ui/prose'
import { Segmented } from '@/shared/ui/segmented'
import { EXAMPLES, LIBRARIES, type Library, PACKAGES } from '../model/snippets'
import { Step } from './Step'

/** The third step: a short program that logs a run. */
export function LogARun() {
  const [library, setLibrary] = useState<Library>('mlflow')
  return (
    <Step
      number={3}
      title="Log a run"
      aside={
        <Segmented size="sm" label="Library" options={LIBRARIES} value={library} onSelect={setLibrary} />
      }
    >
      <Stack gap="3">
        <CodeBlock
          text={PACKAGES[library]}
          language="sh"
          action={<CopyButton text={PACKAGES[library]} what="command" variant="ghost" />}
        />
        <CodeBlock
          text={EXAMPLES[library]}
          language="py"
          action={<CopyButton text={EXAMPLES[library]} what="example" variant="ghost" />}
        />
      </Stack>
    </Step>
  )
}
