import { Button, chakra } from '@chakra-ui/react'
import { useSync } from '../../sync/SyncProvider'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { CONTAINER } from '../layout'
import { changesOf } from './sync-texts'

/** Says under the bar of the app what the account did not store, and what users can do about it. */
export function SyncLine() {
  const { shown, retry } = useSync()
  if (shown?.sign !== 'attention') return null
  const { refused, waiting, failure } = shown
  const count = refused.length + waiting
  const why = refused[0]?.message ?? failure
  return (
    <chakra.div bg="bg.subtle" textStyle="sm" color="fg.muted">
      <chakra.p
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        py="2"
        borderBottomWidth="1px"
        {...CONTAINER.app}
      >
        <span>
          <chakra.strong color="fg" fontWeight="medium">
            {count > 0
              ? `${changesOf(count)} not saved to your account.`
              : 'Your work is out of step with your account.'}
          </chakra.strong>{' '}
          {why ? `${why.replace(/\.$/, '')}. ` : ''}
          {count > 0 ? 'Your changes are saved in this browser. ' : ''}You can{' '}
          <TextLink to={paths.profile}>download your data</TextLink>.
        </span>
        <Button size="xs" variant="outline" onClick={retry}>
          Try again
        </Button>
      </chakra.p>
    </chakra.div>
  )
}
