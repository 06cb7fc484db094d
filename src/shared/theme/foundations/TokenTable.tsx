import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type ShownToken, type TokenKind, tokensOf } from './foundations'

export interface TokenTableProps {
  kind: TokenKind
  /** Shows the effect of the token, beside its name. */
  children?: (token: ShownToken) => ReactNode
}

/** Every token of a kind with its values; read from the theme. */
export function TokenTable({ kind, children }: TokenTableProps) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={kind} mb="8">
      <chakra.table borderCollapse="collapse" width="full" maxWidth="56rem">
        <chakra.caption {...CELL} px="0" fontWeight="semibold" textStyle="lg">
          {kind}
        </chakra.caption>
        <tbody>
          {tokensOf(kind).map((token) => (
            <chakra.tr key={token.name} borderTopWidth="1px">
              <chakra.th {...CELL} scope="row" fontWeight="medium">
                {token.name}
              </chakra.th>
              <chakra.td {...CELL} fontFamily="mono" color="fg.muted" textStyle="xs">
                {token.dark === token.light ? token.dark : `${token.dark} dark, ${token.light} light`}
              </chakra.td>
              {children ? <chakra.td {...CELL}>{children(token)}</chakra.td> : null}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

const CELL = { px: '3', py: '2', textAlign: 'start', textStyle: 'sm', verticalAlign: 'middle' } as const
