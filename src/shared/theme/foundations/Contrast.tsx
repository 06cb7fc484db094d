import { chakra } from '@chakra-ui/react'
import { contrast } from './contrast'
import { type ShownToken, tokensOf } from './foundations'

type Theme = 'dark' | 'light'

export interface ContrastProps {
  theme: Theme
  /** Names of the tokens in front, a row each. */
  front: (name: string) => boolean
  /** Names of the tokens behind, a column each. */
  behind: (name: string) => boolean
  /** The required contrast: 4.5 for text, 3 for anything else. */
  least: number
}

/** Contrast of pairs of colours, computed from the tokens; an insufficient pair is marked. */
export function Contrast({ theme, front, behind, least }: ContrastProps) {
  const colours = tokensOf('colors').filter((token) => token[theme].startsWith('#'))
  const grounds = colours.filter(({ name }) => behind(name))
  const label = `Contrast in the ${theme} theme, ${least} is enough`
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={label} mb="8">
      <chakra.table borderCollapse="collapse">
        <chakra.caption {...CELL} px="0" fontWeight="semibold" textStyle="lg">
          {label}
        </chakra.caption>
        <thead>
          <tr>
            <td aria-hidden />
            {grounds.map(({ name }) => (
              <chakra.th key={name} {...CELL} scope="col" fontWeight="medium">
                {name}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colours
            .filter(({ name }) => front(name))
            .map((colour) => (
              <tr key={colour.name}>
                <chakra.th {...CELL} scope="row" fontWeight="medium">
                  {colour.name}
                </chakra.th>
                {grounds.map((ground) => (
                  <Pair key={ground.name} {...{ colour, ground, theme, least }} />
                ))}
              </tr>
            ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

interface PairProps {
  colour: ShownToken
  ground: ShownToken
  theme: Theme
  least: number
}

function Pair({ colour, ground, theme, least }: PairProps) {
  const figure = contrast(colour[theme], ground[theme])
  if (figure < least)
    return (
      <chakra.td {...CELL} color="fg.muted" title="Not enough">
        not on this ({figure.toFixed(1)})
      </chakra.td>
    )
  // A large figure is readable from 3 on; an edge is shown as one.
  return least < 4.5 ? (
    <chakra.td {...CELL}>
      <chakra.span
        display="inline-block"
        boxSize="4"
        mr="2"
        verticalAlign="text-bottom"
        borderWidth="4px"
        style={{ borderColor: ground[theme], background: colour[theme] }}
      />
      {figure.toFixed(1)}
    </chakra.td>
  ) : (
    <chakra.td {...CELL} style={{ color: colour[theme], background: ground[theme] }}>
      {figure.toFixed(1)}
    </chakra.td>
  )
}

const CELL = { px: '3', py: '2', textAlign: 'start', textStyle: 'sm', whiteSpace: 'nowrap' } as const
