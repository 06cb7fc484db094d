import { chakra, Flex, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import project from './first-project.json'

const TESTS = project.tests.reduce((sum, [, count]) => sum + Number(count), 0)

/** Said in place of the picture: the same facts in the same order. */
const ALTERNATIVE = [
  `${project.stack.join(', ')} with ${project.features.join(', ')} make ${project.files} files.`,
  `${project.code.path} updates an item only for its owner.`,
  `All ${TESTS} tests in ${project.tests.length} files pass.`,
].join(' ')

/**
 * The result of three steps: a choice, its files, and the run of its own tests. The generator provides all of its content.
 * The picture builds up once, within three seconds; for users who prefer reduced motion, it appears at once.
 */
export function FirstProject() {
  return (
    <chakra.div role="img" aria-label={ALTERNATIVE} textStyle="sm">
      <Band step="1" title="Configure" delay={0}>
        <Flex wrap="wrap" gap="1.5">
          {project.stack.map((name, index) => (
            <Chip key={name} delay={150 + index * 120}>
              {name}
            </Chip>
          ))}
          {project.features.map((name, index) => (
            <Chip key={name} delay={510 + index * 80}>
              {name}
            </Chip>
          ))}
        </Flex>
      </Band>
      <Band step="2" title={`${project.files} files`} delay={1000} below={<Code />}>
        <chakra.div
          fontFamily="mono"
          textStyle="xs"
          color="fg.muted"
          display="grid"
          columnGap="4"
          gridAutoFlow="column"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
          gridTemplateRows={{ base: rowsIn(2), sm: rowsIn(3) }}
        >
          {project.tree.map(([path, files], index) => (
            <Flex key={path} justify="space-between" gap="2" height="5" {...appearing(1050 + index * 45)}>
              <chakra.span truncate color={isFolder(path) ? 'fg' : undefined}>
                {path}
              </chakra.span>
              {isFolder(path) ? <span>{files}</span> : null}
            </Flex>
          ))}
        </chakra.div>
      </Band>
      <Band step="3" title="npm test" delay={2000}>
        {project.tests.map(([path, , first], index) => (
          <Flex key={path} gap="2" py="0.5" {...appearing(2100 + index * 150)}>
            <chakra.span color="success.fg" flexShrink="0" mt="0.5">
              <Check size={14} aria-hidden />
            </chakra.span>
            {first}
          </Flex>
        ))}
        <Text color="success.fg" fontWeight="medium" mt="1" {...appearing(2750)}>
          {TESTS} of {TESTS} tests pass
        </Text>
      </Band>
    </chakra.div>
  )
}

/** One function of the project, in the colours of the explorer. */
function Code() {
  return (
    <chakra.div
      p="3"
      bg="bg"
      borderWidth="1px"
      borderRadius="sm"
      fontFamily="mono"
      textStyle="xs"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {project.code.lines.map((line, index) => (
        <chakra.div key={line.join()} {...appearing(1600 + index * 60)}>
          {line.map(([kind = '', text], position) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text is fixed
            <chakra.span key={`${position}${text}`} color={`code.${kind}`}>
              {text}
            </chakra.span>
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

interface BandProps {
  step: string
  title: string
  /** ms after which it appears. */
  delay: number
  /** As wide as the whole band, where there is room for it. */
  below?: ReactNode
  children: ReactNode
}

function Band({ step, title, delay, below, children }: BandProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '6.5rem minmax(0, 1fr)' }}
      gap="3"
      p={{ base: '4', md: '5' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <Flex gap="2" fontWeight="medium" alignSelf="start" height="6" align="center" {...appearing(delay)}>
        <chakra.span color="accent.fg" fontVariantNumeric="tabular-nums">
          {step}
        </chakra.span>
        {title}
      </Flex>
      <chakra.div minWidth="0">{children}</chakra.div>
      {below ? (
        <chakra.div gridColumn="1 / -1" minWidth="0" display={{ base: 'none', md: 'block' }}>
          {below}
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

/** A part of the choice. Everything that is shown here is in the project below. */
function Chip({ delay, children }: { delay: number; children: string }) {
  return (
    <chakra.span
      px="2"
      height="6"
      display="inline-flex"
      alignItems="center"
      borderWidth="1px"
      borderColor="accent.solid"
      borderRadius="sm"
      bg="accent.subtle"
      {...appearing(delay)}
    >
      {children}
    </chakra.span>
  )
}

/** Rows that are known before the files are read: balanced columns would begin anew with each. */
const rowsIn = (columns: number) => `repeat(${Math.ceil(project.tree.length / columns)}, auto)`
const isFolder = (path: unknown) => String(path).endsWith('/')

/** Fades in once. The theme takes the time out of it where less motion is wanted. */
const appearing = (delay: number) => ({ style: { animation: `fade-in 200ms ease-out ${delay}ms both` } })
