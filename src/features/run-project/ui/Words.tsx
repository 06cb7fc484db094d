import { chakra, Link as ChakraLink } from '@chakra-ui/react'

/** Inline code, an address in angle brackets, or a link with a text. */
const PIECES = /(`[^`]+`|<https?:\/\/[^>]+>|\[[^\]]+\]\(https:\/\/[^)]+\))/

/** A sentence of a README. Everything but code and web addresses is text. */
export function Words({ text }: { text: string }) {
  return text.split(PIECES).map((piece, index) => {
    const key = `${index} ${piece}`
    if (/^`.+`$/.test(piece))
      return (
        <chakra.code key={key} fontFamily="mono" fontSize="0.9em" bg="bg.muted" px="1" borderRadius="xs">
          {piece.slice(1, -1)}
        </chakra.code>
      )
    const link = linkOf(piece)
    if (!link) return piece
    return (
      <ChakraLink
        key={key}
        href={link.href}
        target="_blank"
        rel="noreferrer"
        color="accent.fg"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        {link.label}
      </ChakraLink>
    )
  })
}

function linkOf(piece: string): { label: string; href: string } | null {
  const [, address] = /^<(https?:\/\/[^>]+)>$/.exec(piece) ?? []
  if (address) return { label: address, href: address }
  const [, label, href] = /^\[([^\]]+)\]\((https:\/\/[^)]+)\)$/.exec(piece) ?? []
  return label && href ? { label, href } : null
}
