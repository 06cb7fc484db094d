import { Badge, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { ButtonLink } from '@/shared/ui/link'
import type { Plan } from './plans'

/** One plan: its price, what it includes and the way in. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, period, summary, includes, action, popular } = plan
  return (
    <Grid
      as="article"
      gridRow={{ md: 'span 5' }}
      gridTemplateRows={{ md: 'subgrid' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={popular ? 'accent.solid' : 'border'}
      borderRadius="lg"
      p={{ base: '6', md: '5', lg: '8' }}
      minWidth="0"
    >
      <Flex justify="space-between" align="center" gap="3" minHeight="6">
        <Heading as="h2" textStyle="2xl" fontWeight="semibold">
          {name}
        </Heading>
        {popular ? (
          <Badge variant="solid" colorPalette="accent">
            Popular
          </Badge>
        ) : null}
      </Flex>
      <Flex align="baseline" gap="2" mt="5">
        <Text
          textStyle={{ base: '4xl', md: '3xl', lg: '4xl' }}
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {price}
        </Text>
        <Text color="fg.muted">{period}</Text>
      </Flex>
      <Text color="fg.muted" textStyle="lg" mt="3" textWrap="balance">
        {summary}
      </Text>
      <chakra.ul listStyleType="none" m="0" p="0" my="7" display="grid" gap="3" alignContent="start">
        {includes.map((item) => (
          <Flex as="li" key={item} gap="3" textStyle="lg">
            <chakra.span color="accent.fg" mt="1" flexShrink="0">
              <Check size={16} aria-hidden />
            </chakra.span>
            {item}
          </Flex>
        ))}
      </chakra.ul>
      <ButtonLink
        to={action.to}
        size="lg"
        width="full"
        variant={popular ? 'solid' : 'outline'}
        colorPalette={popular ? 'accent' : 'gray'}
      >
        {action.label}
      </ButtonLink>
    </Grid>
  )
}
