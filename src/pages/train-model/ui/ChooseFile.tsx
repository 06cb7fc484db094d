import { Button, chakra, Flex, Link, Spinner, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Panel } from '@/shared/ui/panel'
import type { TrainModelActor } from '../model/use-train-model'

export interface ChooseFileProps {
  actor: TrainModelActor
  onFile: (file: File) => void
  onPenguins: () => void
}

/** The look of the button while it is the only thing to do. */
const FIRST = { variant: 'solid', colorPalette: 'accent' } as const

/** Chooses a file, or the bundled dataset, and shows the name of the chosen file. */
export function ChooseFile({ actor, onFile, onPenguins }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const { name, isReading } = useSelector(
    actor,
    (snapshot) => ({ name: snapshot.context.file?.name ?? null, isReading: snapshot.matches('reading') }),
    shallowEqual,
  )
  return (
    <Panel>
      <Flex gap="3" wrap="wrap" align="center">
        {name === null ? null : (
          <Text fontWeight="semibold" overflowWrap="anywhere" flexBasis={{ base: '100%', sm: 'auto' }}>
            {name}
          </Text>
        )}
        <Button {...(name === null ? FIRST : {})} onClick={() => input.current?.click()}>
          {name === null ? 'Choose a CSV file' : 'Choose another file'}
        </Button>
        <Button variant="ghost" onClick={onPenguins}>
          Try it with penguins
        </Button>
        {isReading ? (
          <Flex gap="2" align="center" role="status">
            <Spinner size="sm" />
            Reading the file
            <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'stop' })}>
              Stop
            </Button>
          </Flex>
        ) : null}
      </Flex>
      <chakra.input
        ref={input}
        type="file"
        accept=".csv,.tsv,.tab,.txt"
        aria-label="Choose a CSV file"
        display="none"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Text mt="2" textStyle="sm" color="fg.muted">
        The penguins: 344 penguins of three species, measured at{' '}
        <Link
          href="https://allisonhorst.github.io/palmerpenguins/"
          color="accent.fg"
          textDecoration="underline"
        >
          Palmer Station, Antarctica
        </Link>{' '}
        (Gorman, Williams and Fraser 2014; CC0).
      </Text>
    </Panel>
  )
}
