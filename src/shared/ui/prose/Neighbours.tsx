import { chakra, Grid, Link as ChakraLink } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from '../link'

interface Neighbour {
  to: string
  title: string
}

export interface NeighboursProps {
  /** Name of the navigation. */
  label: string
  previous?: Neighbour
  next?: Neighbour
}

/** Links to the previous and the next text, at the foot of a text. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  return (
    <Grid
      as="nav"
      aria-label={label}
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      maxWidth="42rem"
      mt="12"
    >
      {previous ? <Side {...previous} word="Previous" /> : <span />}
      {next ? <Side {...next} word="Next" /> : null}
    </Grid>
  )
}

function Side({ to, title, word }: Neighbour & { word: 'Previous' | 'Next' }) {
  const next = word === 'Next'
  return (
    <ChakraLink
      asChild
      display="flex"
      flexDirection="column"
      alignItems={next ? 'flex-end' : 'flex-start'}
      textAlign={next ? 'right' : 'left'}
      gap="1"
      px="5"
      py="4"
      borderWidth="1px"
      borderRadius="lg"
      _hover={{ bg: 'bg.panel', borderColor: 'border.emphasized', textDecoration: 'none' }}
    >
      <Link to={to}>
        <chakra.span display="flex" alignItems="center" gap="1.5" color="fg.muted" textStyle="sm">
          {next ? null : <ArrowLeft size={14} aria-hidden />}
          {word}
          <chakra.span srOnly>:</chakra.span>
          {next ? <ArrowRight size={14} aria-hidden /> : null}
        </chakra.span>
        <chakra.span fontWeight="medium">{title}</chakra.span>
      </Link>
    </ChakraLink>
  )
}
