import { Button, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ConfiguratorActor } from '@/features/configure-stack'
import { lazyPart } from '@/shared/lib/lazy-part'

const { Part: FirstDownload, prepare } = lazyPart(async () => (await import('./FirstDownload')).default)

/** The stack of the configurator as a zip, at the first press. Its code is loaded when the button is approached. */
export function HeroDownload({ configurator }: { configurator: ConfiguratorActor }) {
  const [presses, setPresses] = useState(0)
  return (
    <Stack gap="2">
      <Button
        variant="solid"
        colorPalette="accent"
        size="lg"
        alignSelf="start"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setPresses((count) => count + 1)}
      >
        <Download size={18} aria-hidden />
        Download now, no account
      </Button>
      <Text as="div" textStyle="sm" color="fg.muted" minHeight="6">
        {presses > 0 ? (
          <Suspense fallback="Preparing...">
            <FirstDownload key={presses} configurator={configurator} />
          </Suspense>
        ) : (
          'A zip of the stack that is chosen below. Nothing is stored.'
        )}
      </Text>
    </Stack>
  )
}
