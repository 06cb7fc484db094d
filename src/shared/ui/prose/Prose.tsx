import { chakra, Flex, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from '../link'
import type { Block, Inline } from '@/shared/lib/markdown'
import { CodeBlock } from './CodeBlock'

export interface ProseProps {
  blocks: readonly Block[]
  /** Rendered at the top right of a code block, e.g. a copy button. */
  codeAction?: (text: string) => ReactNode
  /** Each heading has a link to itself. */
  anchors?: boolean
  /** In the size of the interface, where there is little room. */
  compact?: boolean
}

/** Running text at a measure that reads well: at most 75 characters. Code may be wider. */
export function Prose({ blocks, codeAction, anchors = false, compact = false }: ProseProps) {
  return (
    <Stack
      gap={compact ? '2' : '4'}
      textStyle={compact ? 'md' : 'lg'}
      lineHeight={compact ? '1.5' : '1.65'}
      overflowWrap="anywhere"
      maxWidth="42rem"
      minWidth="0"
      css={{ '& > :not([data-code], [data-table])': { maxWidth: '34rem' } }}
    >
      {blocks.map((block, index) => (
        // The text is fixed, so an index identifies its block.
        // oxlint-disable-next-line react/no-array-index-key
        <ProseBlock key={index} first={index === 0} block={block} codeAction={codeAction} anchors={anchors} />
      ))}
    </Stack>
  )
}

interface ProseBlockProps extends Pick<ProseProps, 'codeAction' | 'anchors'> {
  block: Block
  /** It is the first block. */
  first: boolean
}

function ProseBlock({ block, codeAction, anchors, first }: ProseBlockProps) {
  if (block.type === 'heading') return <ProseHeading block={block} anchors={anchors} first={first} />
  if (block.type === 'paragraph')
    return (
      <Text textWrap="pretty">
        <Inlines content={block.content} />
      </Text>
    )
  if (block.type === 'code')
    return <CodeBlock text={block.text} language={block.language} action={codeAction?.(block.text)} />
  if (block.type === 'table') return <ProseTable head={block.head} rows={block.rows} />
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

type ProseHeadingProps = Pick<ProseBlockProps, 'anchors' | 'first'> & {
  block: Extract<Block, { type: 'heading' }>
}

function ProseHeading({ block, anchors, first }: ProseHeadingProps) {
  const room = block.level === 2 ? '6' : '3'
  return (
    <Flex align="center" gap="1" mt={first ? '0' : room} className="group">
      <Heading
        as={block.level === 2 ? 'h2' : 'h3'}
        id={block.id}
        tabIndex={-1}
        outline="none"
        textStyle={block.level === 2 ? 'xl' : 'lg'}
        fontWeight="semibold"
      >
        {block.text}
      </Heading>
      {anchors ? (
        <ChakraLink
          asChild
          p="1.5"
          color="fg.muted"
          borderRadius="sm"
          opacity={{ base: 1, md: 0 }}
          _groupHover={{ opacity: 1 }}
          _focusVisible={{ opacity: 1 }}
          _hover={{ color: 'fg' }}
        >
          <Link to={`#${block.id}`} aria-label={`Link to ${block.text}`}>
            <Link2 size={15} aria-hidden />
          </Link>
        </ChakraLink>
      ) : null}
    </Flex>
  )
}

/** Scrolls by itself where it is wider than the page. */
function ProseTable({ head, rows }: Pick<Extract<Block, { type: 'table' }>, 'head' | 'rows'>) {
  const cells = (row: readonly Inline[][], Cell: typeof chakra.td | typeof chakra.th) =>
    row.map((content, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the text is fixed
      <Cell key={index} px="3" py="2" textAlign="start" verticalAlign="top" borderBottomWidth="1px">
        <Inlines content={content} />
      </Cell>
    ))
  return (
    <chakra.div data-table overflowX="auto" tabIndex={0} role="group" aria-label="Table" outlineOffset="-2px">
      <chakra.table width="full" textStyle="md" borderCollapse="collapse">
        <chakra.thead color="fg.muted">
          <tr>{cells(head, chakra.th)}</tr>
        </chakra.thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text is fixed
            <tr key={index}>{cells(row, chakra.td)}</tr>
          ))}
        </tbody>
      </chakra.table>
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
        <a href={part.href} rel="noopener noreferrer">
          {part.text}
        </a>
      )}
    </ChakraLink>
  )
}
