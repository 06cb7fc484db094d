import { chakra, Text } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import type { Fakes } from '../../model/run/fakes'

/** The actions that the machine would have run in the app, newest first. */
export function ActionsPart({ fakes }: { fakes: Fakes }) {
  const { actions } = useSyncExternalStore(fakes.subscribe, fakes.view)
  if (actions.length === 0)
    return <Text color="fg.muted">Nothing yet. Effects are listed here instead of being executed.</Text>
  return (
    <chakra.ol reversed listStyleType="none" m="0" p="0" aria-label="Done">
      {actions.toReversed().map((action) => (
        <chakra.li key={action.number} textStyle="sm" py="1" overflowWrap="anywhere">
          <code>{action.name}</code>{' '}
          <chakra.code color="fg.muted">{JSON.stringify(action.params)?.slice(0, 200)}</chakra.code>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
