import { chakra, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Block, Inline } from '@/shared/lib/markdown'

export interface ProseProps {
  blocks: readonly Block[]
  /** Stands at the top right of a code block, e.g. a copy button. */
  codeAction?: (text: string) => ReactNode
}

/** Running text at a measure that reads well. */
export function Prose({ blocks, codeAction }: ProseProps) {
  return (
    <Stack gap="4" textStyle="lg" lineHeight="1.65" maxWidth="42rem" minWidth="0">
      {blocks.map((block, index) => (
        // The text is fixed: what stands at a place stays there.
        // oxlint-disable-next-line react/no-array-index-key
        <ProseBlock key={index} block={block} codeAction={codeAction} />
      ))}
    </Stack>
  )
}

function ProseBlock({ block, codeAction }: { block: Block; codeAction: ProseProps['codeAction'] }) {
  if (block.type === 'heading')
    return (
      <Heading
        as={block.level === 2 ? 'h2' : 'h3'}
        id={block.id}
        tabIndex={-1}
        outline="none"
        textStyle={block.level === 2 ? 'xl' : 'lg'}
        fontWeight="semibold"
        mt={block.level === 2 ? '6' : '3'}
      >
        {block.text}
      </Heading>
    )
  if (block.type === 'paragraph')
    return (
      <Text textWrap="pretty">
        <Inlines content={block.content} />
      </Text>
    )
  if (block.type === 'code') return <CodeBlock text={block.text} action={codeAction?.(block.text)} />
  return (
    <chakra.ul
      as={block.ordered ? 'ol' : 'ul'}
      listStyleType={block.ordered ? 'decimal' : 'disc'}
      pl="6"
      display="grid"
      gap="2"
      css={{ '& > li::marker': { color: 'fg.muted' } }}
    >
      {block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text is fixed
        <li key={index}>
          <Inlines content={item} />
        </li>
      ))}
    </chakra.ul>
  )
}

function CodeBlock({ text, action }: { text: string; action: ReactNode }) {
  return (
    <chakra.div position="relative" bg="bg.panel" borderWidth="1px" borderRadius="lg" minWidth="0">
      {action ? (
        <chakra.div position="absolute" top="2" right="2" bg="bg.panel" borderRadius="sm">
          {action}
        </chakra.div>
      ) : null}
      {/* Scrolls by itself, so the keyboard must be able to reach it. */}
      <chakra.pre
        tabIndex={0}
        role="group"
        aria-label="Code"
        overflowX="auto"
        p="4"
        pr={action ? '28' : '4'}
        fontFamily="mono"
        textStyle="md"
      >
        <code>{text}</code>
      </chakra.pre>
    </chakra.div>
  )
}

function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the text is fixed
    <Fragment key={index}>{typeof part === 'string' ? part : <InlineElement part={part} />}</Fragment>
  ))
}

function InlineElement({ part }: { part: Exclude<Inline, string> }) {
  if (part.type === 'strong') return <strong>{part.text}</strong>
  if (part.type === 'code')
    return (
      <chakra.code
        fontFamily="mono"
        fontSize="0.9em"
        bg="bg.muted"
        px="1"
        borderRadius="xs"
        overflowWrap="anywhere"
      >
        {part.text}
      </chakra.code>
    )
  return (
    <ChakraLink
      asChild
      color="accent.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      display="inline"
    >
      {part.href.startsWith('/') || part.href.startsWith('#') ? (
        <Link to={part.href}>{part.text}</Link>
      ) : (
        <a href={part.href}>{part.text}</a>
      )}
    </ChakraLink>
  )
}
