import { chakra, Grid, Heading, Text } from '@chakra-ui/react'
import { lazy } from 'react'
import { PRODUCT_FEATURES } from '@/entities/product/model'
import { NearViewport } from '@/shared/ui/near-viewport'
import { Panel } from '@/shared/ui/panel'

const Demo = lazy(() => import('./demos/Demo').catch(() => ({ default: () => undefined })))

/** Height in rem that a demo has on a wide screen and on a phone, kept free for it. */
const HEIGHTS: Record<string, readonly [wide: number, phone: number]> = {
  'Code that runs': [36.125, 36.125],
  'Six optional features': [11, 19],
  'Environment and resources': [11, 16.75],
  'Secure accounts': [7, 9.875],
  'Projects in one place': [17.75, 17.75],
  'Documented behaviour': [3.5, 7],
}

/** The height in rem above which a demo is placed below its text. */
const TALL = 20

/** MKT-02: eight cards, each with a demo of the feature. */
export function Showcase() {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="5" aria-label="Features">
      {PRODUCT_FEATURES.map(({ Icon, title, text }) => {
        const [wide, phone] = HEIGHTS[title] ?? [3, 3]
        const below = wide > TALL
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
                <Heading as="h3" textStyle="lg" fontWeight="semibold" mb="1.5">
                  {title}
                </Heading>
                <Text as="div" color="fg.muted" textStyle="lg" maxWidth="33rem" textWrap="pretty">
                  {text}
                </Text>
              </div>
              <NearViewport
                minHeight={{ base: `${phone}rem`, md: `${wide}rem` }}
                alignContent={below ? 'start' : 'center'}
              >
                <Demo of={title} />
              </NearViewport>
            </Grid>
          </Panel>
        )
      })}
    </chakra.ul>
  )
}
