import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { Mark } from '@/shared/ui/mark'
import { Contents, partsOf, Prose, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'
import text from './press.md'

const PARTS = partsOf(text.blocks)

/** /press */
export function PressPage() {
  return (
    <TextPage
      title="Press"
      description="Orrery in two sentences, its logo to download and a press contact."
      lead="A short description of Orrery, its logo and a press contact."
    >
      <ReadingRow aside={<Contents parts={PARTS} />} follows>
        <Stack gap="6">
          <Prose blocks={text.blocks} />
          <Flex gap="5" wrap="wrap" align="center">
            {['dark', 'light'].map((ground) => (
              <Flex
                key={ground}
                className={ground}
                bg="bg"
                align="center"
                justify="center"
                borderWidth="1px"
                borderRadius="lg"
                width="12rem"
                height="8rem"
              >
                <chakra.span role="img" aria-label={`The logo on a ${ground} background`} color="accent.fg">
                  <Mark size={72} />
                </chakra.span>
              </Flex>
            ))}
          </Flex>
          <Button asChild width="fit-content">
            <a href="/favicon.svg" download="orrery-mark.svg">
              <Download aria-hidden />
              Download the logo (SVG)
            </a>
          </Button>
        </Stack>
      </ReadingRow>
    </TextPage>
  )
}
