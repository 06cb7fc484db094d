import { Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DocumentLinks, SharedKind, SharedName } from '@/entities/shared-link/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { type LinkActors, useLinks } from '../model/use-links'

/** Links by which people without an account read a document, and a way to make and revoke them. */
export const ShareLinks = ({ renderCopy, ...name }: SharedName & { renderCopy: RenderCopy }) => (
  <LinksView kind={name.kind} actors={useLinks(name)} renderCopy={renderCopy} />
)

/** A button that copies a secret address. */
type RenderCopy = (address: string) => ReactNode
interface LinksViewProps {
  kind: SharedKind
  actors: LinkActors
  renderCopy: RenderCopy
}

const DAYS = [1, 7, 30, 365] as const
const daysInWords = (days: number) => (days === 365 ? '1 year' : days === 1 ? '1 day' : `${days} days`)

const SHOWN: Record<SharedKind, string> = {
  project: 'its description, stack and code. Names of people, addresses and the repository are left out.',
  dataset:
    'its description and statistics. Rows, values of texts, names of files and of people are left out.',
}

export function LinksView({ kind, actors, renderCopy }: LinksViewProps) {
  const { answer, failure } = useSelector(actors.links, ({ context }) => context)
  if (answer) return <Links kind={kind} answer={answer} actors={actors} renderCopy={renderCopy} />
  if (failure)
    return (
      <Notice
        status="error"
        title="The links could not be listed"
        actions={
          <Button size="sm" onClick={() => actors.links.send({ type: 'ask' })}>
            Try again
          </Button>
        }
      >
        {failure.message}
      </Notice>
    )
  return <Skeleton height="5rem" role="status" aria-label="Reading the links" />
}

function Links({ kind, answer, actors, renderCopy }: LinksViewProps & { answer: DocumentLinks }) {
  const { may_share: mayShare, links } = answer
  const busy = useSelector(actors.change, (snapshot) => snapshot.hasTag('busy'))
  const { answer: made, failure } = useSelector(actors.change, ({ context }) => context)
  const address = made && new URL(paths.shared(made.token), window.location.origin).href
  const create = (days: number) => {
    if (!busy) actors.change.send({ type: 'ask', question: { change: 'create', days } })
  }
  return (
    <Stack gap="4" align="stretch">
      <Text color="fg.muted" maxWidth="65ch">
        Anybody who has the link sees {SHOWN[kind]}
      </Text>
      {mayShare ? (
        <Flex gap="2" wrap="wrap" align="center" role="group" aria-label="Make a link">
          <Text textStyle="sm">Make a link for</Text>
          {DAYS.map((days) => (
            <Button key={days} size="sm" onClick={() => create(days)} aria-disabled={busy || undefined}>
              {daysInWords(days)}
            </Button>
          ))}
        </Flex>
      ) : (
        <Text color="fg.muted">Developers, managers and admins of the workspace can make links.</Text>
      )}
      <div aria-live="polite">
        {address ? (
          <Notice status="success" title="Copy the link now">
            It is shown this once: only its hash and its last four characters are stored.
            <Flex align="center" gap="2" wrap="wrap" mt="2">
              <chakra.code fontFamily="mono" textStyle="sm" flex="1 1 12rem" overflowWrap="anywhere">
                {address}
              </chakra.code>
              {renderCopy(address)}
            </Flex>
          </Notice>
        ) : null}
        {failure && !busy ? <Notice status="error">{failure.message}</Notice> : null}
      </div>
      {links.length === 0 ? (
        <Text color="fg.muted">No link is open.</Text>
      ) : (
        <chakra.ul aria-label="Open links" listStyleType="none" m="0" p="0">
          {links.map(({ id, ending, by, expires_at: expires }) => (
            <chakra.li
              key={id}
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="3"
              py="2"
              borderTopWidth="1px"
            >
              <Text overflowWrap="anywhere">
                …{ending}
                <chakra.span color="fg.muted">
                  {by ? `, made by ${by}` : ''}, ends on {formatDateTime(expires)}
                </chakra.span>
              </Text>
              {mayShare ? (
                <Button
                  size="sm"
                  variant="outline"
                  flex="none"
                  aria-label={`Revoke the link …${ending}`}
                  aria-disabled={busy || undefined}
                  onClick={() => {
                    if (!busy) actors.change.send({ type: 'ask', question: { change: 'revoke', link: id } })
                  }}
                >
                  Revoke
                </Button>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Stack>
  )
}
