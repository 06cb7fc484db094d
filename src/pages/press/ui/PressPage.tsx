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
      description="Orrery in two sentences, its name and mark to download, and whom to write to."
      lead="What Orrery is, in words and in a mark that you may use."
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
                <chakra.span role="img" aria-label={`The mark on a ${ground} ground`} color="accent.fg">
                  <Mark size={72} />
                </chakra.span>
              </Flex>
            ))}
          </Flex>
          <Button asChild width="fit-content">
            <a href="/favicon.svg" download="orrery-mark.svg">
              <Download aria-hidden />
              Download the mark (SVG)
            </a>
          </Button>
        </Stack>
      </ReadingRow>
    </TextPage>
  )
}
