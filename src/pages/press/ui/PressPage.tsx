import { Button, Flex } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { parseMarkdown } from '@/shared/lib/markdown'
import { Prose } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

const { blocks } = parseMarkdown(`
## In two sentences

Orrery creates software projects from a stack configurator, as plain code that installs, starts and passes its own tests.
Its own behaviour is a set of explicit state machines that anybody can watch.

## The name

An orrery is a clockwork model of moving bodies. The name is written with a capital O and nothing around it.

## The mark

Three rings with one body on each. Give it room, keep its proportions, and do not put it on a picture.

## Questions

Write to [hello@orrery.example](mailto:hello@orrery.example). There are no customer figures to quote, and we do not invent any.
`)

/** /press */
export function PressPage() {
  return (
    <TextPage
      title="Press"
      description="Orrery in two sentences, its name and mark to download, and whom to write to."
      lead="What Orrery is, in words and in a mark that you may use."
    >
      <Prose blocks={blocks} />
      <Flex gap="8" wrap="wrap" align="center">
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
            <img src="/favicon.svg" alt={`The mark on a ${ground} ground`} width="72" height="72" />
          </Flex>
        ))}
      </Flex>
      <Button asChild width="fit-content">
        <a href="/favicon.svg" download="orrery-mark.svg">
          <Download aria-hidden />
          Download the mark (SVG)
        </a>
      </Button>
    </TextPage>
  )
}
