import { Prose } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'
import { parseMarkdown } from '@/shared/lib/markdown'

const { blocks } = parseMarkdown(`
## Ask and report

Write through the [contact form](/contact), or to [hello@orrery.example](mailto:hello@orrery.example). Say what you did, what
you expected and what happened. A picture of the screen helps, and so does the version from the [status page](/status).

## Propose

The [roadmap](/roadmap) says what is planned and what it waits for. A template that is missing can be asked for in the
[gallery](/templates).

## Source

The source of this installation is the folder that it was started from; nobody has published it anywhere else yet. Its
readme says how the parts fit, and the folder \`docs\` where to find a behaviour and how to add one. To begin:

- \`npm run storybook\` shows every component in every state.
- \`npm test\` runs everything that a change has to pass.

Templates show theirs in the gallery, for example the [storefront](/templates/storefront/source).

## How we treat each other

Be kind, be exact, assume good faith. Criticise code, not people. Whoever cannot do that is asked to leave.
`)

/** /community */
export function CommunityPage() {
  return (
    <TextPage
      title="Community"
      description="How to take part in Orrery: ask, report, propose, and read the source."
      lead="Orrery is open source under the MIT licence. Taking part begins with a sentence."
    >
      <Prose blocks={blocks} />
    </TextPage>
  )
}
