import { chakra, Grid, Heading, Text } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { PRODUCT_FEATURES } from '@/entities/product/model'
import { Panel } from '@/shared/ui/panel'

const Piece = lazy(() => import('./pieces/Piece').catch(() => ({ default: () => undefined })))

/** Height in rem that a piece has on a wide screen, kept free for it. */
const HEIGHTS: Record<string, number> = {
  'Code that starts': 36,
  'Six switches': 11,
  'Environment and resources': 11,
  'Accounts that hold': 7,
  'Projects in one place': 16,
}

/** rem above which a piece stands below its words. */
const TALL = 20

/** MKT-02: eight cards, each with the piece of the product that it speaks of. */
export function Showcase() {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="5" aria-label="Features">
      {PRODUCT_FEATURES.map(({ Icon, title, text }) => {
        const height = HEIGHTS[title] ?? 3
        const below = height > TALL
        return (
          <Panel as="li" key={title} p={{ base: '5', md: '7' }}>
            <Grid
              templateColumns={{
                base: 'minmax(0, 1fr)',
                lg: below ? undefined : 'minmax(0, 2fr) minmax(0, 3fr)',
              }}
              columnGap="12"
              rowGap="6"
              alignItems="center"
            >
              <div>
                {Icon ? (
                  <chakra.span display="block" color="accent.fg" mb="3">
                    <Icon size={22} strokeWidth={1.5} aria-hidden />
                  </chakra.span>
                ) : null}
                <Heading as="h3" textStyle="xl" fontWeight="semibold" mb="1.5">
                  {title}
                </Heading>
                <Text as="div" color="fg.muted" textStyle="lg" maxWidth="33rem" textWrap="pretty">
                  {text}
                </Text>
              </div>
              <InSight height={height}>
                <Piece of={title} />
              </InSight>
            </Grid>
          </Panel>
        )
      })}
    </chakra.ul>
  )
}

/** Keeps the room for what it holds, and draws it before it comes into sight. */
function InSight({ height, children }: { height: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '400%' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <chakra.div
      ref={place}
      minWidth="0"
      minHeight={`${height}rem`}
      display="grid"
      alignContent={height > TALL ? 'start' : 'center'}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Suspense>{seen ? children : null}</Suspense>
    </chakra.div>
  )
}
