import { chakra, Link, Text } from '@chakra-ui/react'
import { Panel } from '@/shared/ui/panel'
import { FirstProject } from './FirstProject'

/** The picture of the hero with where it comes from. */
export function HeroArtifact() {
  return (
    <chakra.figure m="0" minWidth="0">
      <Panel p="0" overflow="hidden">
        <FirstProject />
      </Panel>
      <Text as="figcaption" textStyle="sm" color="fg.muted" mt="3">
        Actual generator output and test results.{' '}
        <Link href="#configurator" color="accent.fg" textDecoration="underline">
          Change the stack
        </Link>
      </Text>
    </chakra.figure>
  )
}
