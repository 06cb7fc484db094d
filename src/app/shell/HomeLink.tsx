import { chakra } from '@chakra-ui/react'
import { Link } from '@/shared/ui/link'
import { paths } from '@/shared/config'
import { Mark } from '@/shared/ui/mark'

/** The mark, which links to the home page; `short` hides the name beside it. */
export function HomeLink({ short = false }: { short?: boolean }) {
  return (
    <chakra.span
      css={{
        '& > a': {
          display: 'flex',
          alignItems: 'center',
          gap: '2.5',
          justifyContent: 'center',
          minHeight: '8',
          minWidth: '8',
          color: 'fg',
          fontWeight: 'semibold',
          textStyle: 'lg',
          letterSpacing: '-0.01em',
          borderRadius: 'sm',
        },
      }}
    >
      <Link to={paths.home} aria-label="Orrery, home">
        <chakra.span color="accent.fg" display="inline-flex">
          <Mark size={short ? 22 : 24} />
        </chakra.span>
        {short ? null : 'Orrery'}
      </Link>
    </chakra.span>
  )
}
