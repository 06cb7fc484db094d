import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { MachineSummary } from '@/shared/lib/statechart'
import { Facts } from '@/shared/ui/facts'
import { TextLink } from '@/shared/ui/link'

/** The size of a machine, the UI that renders it, the rules that it covers, its pages and its stories. */
export function MachineFacts({ machine }: { machine: MachineSummary }) {
  const { rendered, covers, routes, stories, states, transitions } = machine
  return (
    <Facts
      labelWidth="6.5rem"
      rows={[
        ['Size', `${states} states, ${transitions} transitions`],
        ['Rendered', rendered],
        ['Covers', covers.replace(/^Covers /, '')],
        ...(routes.length > 0 ? [['Pages', <Routes key="pages" routes={routes} />] as const] : []),
        ...(stories.length > 0
          ? [
              [
                'Storybook',
                stories.map((title) => (
                  <chakra.span key={title} display="block">
                    {title}
                  </chakra.span>
                )),
              ] as const,
            ]
          : []),
        ['File', <code key="file">{`machines/${machine.name}`}</code>],
      ]}
    />
  )
}

/** An address that needs an id cannot be gone to from here. */
const Routes = ({ routes }: { routes: readonly string[] }) =>
  routes.map((route, index) => (
    <Fragment key={route}>
      {index > 0 ? ', ' : null}
      {route.includes(':') ? <code>{route}</code> : <TextLink to={route}>{route}</TextLink>}
    </Fragment>
  ))
