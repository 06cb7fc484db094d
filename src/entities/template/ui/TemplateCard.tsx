import { Badge, Box, Button, chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { Code, Download, ExternalLink, Heart, Star } from 'lucide-react'
import { memo } from 'react'
import { formatDate } from '@/shared/lib/format'
import { CATEGORY_LABELS, type Template } from '../model/template'
import { TemplatePreview } from './TemplatePreview'

export interface TemplateCardProps {
  template: Template
  view: 'grid' | 'list'
  favourite: boolean
  onUse: (template: Template) => void
  onFavourite: (id: string) => void
}

const SHOWN_TAGS = 3
const count = new Intl.NumberFormat('en-US')

/** TPL-05 to TPL-08: one template, and what can be done with it. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, view, favourite, onUse, onFavourite } = props
  const { id, name, description, category, complexity, author, lastUpdated, demoUrl, githubUrl } = template
  const list = view === 'list'
  return (
    <Box
      as="article"
      aria-label={name}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
      height="full"
      display="flex"
      flexDirection={{ base: 'column', sm: list ? 'row' : 'column' }}
      transition="border-color 160ms ease-out"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Box
        flexShrink="0"
        aspectRatio={list ? { base: '16/9', sm: 'auto' } : '16/9'}
        width={list ? { base: 'full', sm: '15rem' } : 'full'}
        borderBottomWidth={list ? { base: '1px', sm: '0' } : '1px'}
        borderRightWidth={list ? { base: '0', sm: '1px' } : '0'}
      >
        <TemplatePreview drawing={template.previewImage} />
      </Box>
      <Flex direction="column" gap="3" p="5" flex="1" minWidth="0">
        <Flex justify="space-between" align="flex-start" gap="3">
          <Box minWidth="0">
            <Heading as="h2" textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Heading>
            <Text textStyle="sm" color="fg.muted">
              {CATEGORY_LABELS[category]} · {complexity}
            </Text>
          </Box>
          <IconButton
            size="sm"
            variant="ghost"
            mt="-1"
            mr="-2"
            aria-label={favourite ? `Remove ${name} from favourites` : `Add ${name} to favourites`}
            aria-pressed={favourite}
            color={favourite ? 'accent.fg' : 'fg.muted'}
            onClick={() => onFavourite(id)}
          >
            <Heart aria-hidden fill={favourite ? 'currentColor' : 'none'} />
          </IconButton>
        </Flex>
        <Text color="fg.muted" lineClamp={3}>
          {description}
        </Text>
        <Tags tags={[...template.technologies, ...template.tags]} />
        <Figures template={template} />
        <Text textStyle="sm" color="fg.muted" mt="auto">
          {author} · {formatDate(`${lastUpdated}T12:00:00`)}
        </Text>
        <Flex gap="2" wrap="wrap" align="center">
          <Button size="sm" onClick={() => onUse(template)} aria-label={`Use Template: ${name}`}>
            Use Template
          </Button>
          {demoUrl ? (
            <NewTab href={demoUrl} label={`Demo of ${name}, opens in a new tab`}>
              <ExternalLink aria-hidden />
              Demo
            </NewTab>
          ) : null}
          {githubUrl ? (
            <NewTab href={githubUrl} label={`Source of ${name}, opens in a new tab`}>
              <Code aria-hidden />
              Source
            </NewTab>
          ) : null}
        </Flex>
      </Flex>
    </Box>
  )
})

function NewTab({ href, label, children }: { href: string; label: string; children: React.ReactNode }) {
  return (
    <Button asChild size="sm" variant="ghost">
      <a href={href} target="_blank" rel="noreferrer" aria-label={label}>
        {children}
      </a>
    </Button>
  )
}

/** At most three, and how many more there are. */
function Tags({ tags }: { tags: readonly string[] }) {
  const rest = tags.length - SHOWN_TAGS
  return (
    <Flex as="ul" aria-label="Technologies and tags" listStyleType="none" p="0" m="0" gap="1.5" wrap="wrap">
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <li key={tag}>
          <Badge variant="outline">{tag}</Badge>
        </li>
      ))}
      {rest > 0 ? (
        <chakra.li title={tags.slice(SHOWN_TAGS).join(', ')}>
          <Badge variant="plain" color="fg.muted" px="0">
            +{rest}
          </Badge>
        </chakra.li>
      ) : null}
    </Flex>
  )
}

function Figures({ template: { rating, downloads, likes } }: { template: Template }) {
  const figures = [
    [Star, rating.toFixed(1), 'of 5 stars'],
    [Download, count.format(downloads), 'downloads'],
    [Heart, count.format(likes), 'likes'],
  ] as const
  return (
    <Flex gap="4" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {figures.map(([Icon, value, meaning]) => (
        <Flex as="span" key={meaning} align="center" gap="1.5" title={`${value} ${meaning}`}>
          <Icon size={14} aria-hidden />
          {value}
          <chakra.span srOnly>{meaning}</chakra.span>
        </Flex>
      ))}
    </Flex>
  )
}
