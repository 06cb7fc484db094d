import { chakra, Link, Text } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Panel } from '@/shared/ui/panel'

/** It explains; a page without it is whole. */
const FirstProject = lazy(() => import('./FirstProject').catch(() => ({ default: () => <></> })))

/** The box of the picture, which is loaded once the page around it is painted and never moves it. */
export function HeroArtifact() {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <chakra.figure m="0" minWidth="0">
      <Panel p="0" minHeight={HEIGHT} overflow="hidden">
        <Suspense>{painted ? <FirstProject /> : null}</Suspense>
      </Panel>
      <Text as="figcaption" textStyle="sm" color="fg.muted" mt="3">
        A real project of the generator and a real run of its tests.{' '}
        <Link href="#configurator" color="accent.fg" textDecoration="underline">
          Choose another stack
        </Link>
      </Text>
    </chakra.figure>
  )
}

/** As tall as the picture is, in the font size that somebody chose. */
const HEIGHT = { base: '35.75rem', sm: '29.125rem', md: '35.25rem', lg: '37.125rem', xl: '35.25rem' }
