import { Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Fragment, type ReactNode, useState } from 'react'
import { type RunGuide, type Shell, shellCommand, unpackCommands } from '@/entities/project'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { CodeBlock } from '@/shared/ui/prose'
import { Segmented } from '@/shared/ui/segmented'
import { shellHere, SYSTEMS } from '../model/system'
import type { RunGuideActor } from '../model/use-run-guide'
import { RUN_HEIGHT } from './RunSkeleton'
import { Words } from './Words'

export interface RunGuideViewProps {
  actor: RunGuideActor
  /** When such a project last ran, in words. */
  proof: string
  /** Also lists the folders of the project, and the count of its files. */
  listsFiles?: boolean
  /** A button that copies the text; `what` names it. */
  renderCopy: (text: string, what: string) => ReactNode
}

/** Shows what to install, the commands for the reader's system, and their outcome. */
export function RunGuideView({ actor, proof, listsFiles = false, renderCopy }: RunGuideViewProps) {
  const guide = useSelector(actor, (snapshot) => snapshot.context.answer)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const [shell, setShell] = useState(() => shellHere())
  return (
    <Panel as="section" aria-label="Run it" minHeight={RUN_HEIGHT} px={{ base: '4', md: '5' }} py="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <Heading as="h2" textStyle="lg" fontWeight="semibold">
          Run it
        </Heading>
        <Segmented label="Your system" size="sm" value={shell} options={SYSTEMS} onSelect={setShell} />
      </Flex>
      {failed ? (
        <Notice
          status="error"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          The commands could not be read. The README in the download has them, too.
        </Notice>
      ) : guide ? (
        <>
          <Facts labelWidth="6rem" rows={rowsOf(guide, shell, listsFiles, renderCopy)} />
          <Text textStyle="sm" color="fg.muted" mt="2">
            {proof}
          </Text>
        </>
      ) : (
        <Stack gap="3" role="status" aria-label="Reading the commands">
          <Skeleton height="5" width="60%" />
          <Skeleton height="36" />
          <Skeleton height="5" width="45%" />
        </Stack>
      )}
    </Panel>
  )
}

type Row = readonly [label: string, value: ReactNode]

function rowsOf(
  guide: RunGuide,
  shell: Shell,
  listsFiles: boolean,
  renderCopy: RunGuideViewProps['renderCopy'],
): Row[] {
  const { needs, steps, shows, files } = guide
  const terminal = (commands: readonly string[]) => {
    const text = commands.map((command) => shellCommand(command, shell)).join('\n')
    return (
      <CodeBlock
        text={text}
        language={shell === 'posix' ? 'sh' : 'powershell'}
        action={renderCopy(text, 'commands')}
      />
    )
  }
  return [
    ...(listsFiles ? [['You get', `${files} files: ${partsText(guide)}`] satisfies Row] : []),
    [
      'You need',
      needs.map((need, place) => (
        <Fragment key={need}>
          {place > 0 ? <br /> : null}
          <Words text={need} />
        </Fragment>
      )),
    ],
    ...steps.map(
      ({ say, commands }, place): Row => [
        place === 0 ? 'Run' : say ? 'Database' : 'Then',
        <Stack key={commands.join()} gap="2">
          {say ? (
            <p>
              <Words text={say} />
            </p>
          ) : null}
          {commands.length > 0 || place === 0
            ? terminal(place === 0 ? [...unpackCommands(guide, shell), ...commands] : commands)
            : null}
        </Stack>,
      ],
    ),
    [
      'You see',
      <Stack as="ul" key="shows" gap="1" listStyleType="none" p="0" m="0">
        {shows.map((sentence) => (
          <chakra.li key={sentence}>
            <Words text={sentence} />
          </chakra.li>
        ))}
      </Stack>,
    ],
  ]
}

function partsText({ parts }: RunGuide): string {
  return parts.map(({ name, files }) => (name ? `${name} ${files}` : `${files} in the top folder`)).join(', ')
}
