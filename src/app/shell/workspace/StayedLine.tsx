import { Button, chakra } from '@chakra-ui/react'
import { useSync } from '../../sync/SyncProvider'
import { STAYED_CODE } from '../../sync/sync-port'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { CONTAINER } from '../layout'
import { changesOf } from './sync-texts'

/** Says why work of an account that has signed out is still in this browser, and what users can do about it. */
export function StayedLine() {
  const { shown, retry, dismiss } = useSync()
  if (shown?.sign !== 'stayed') return null
  const { waiting, failure } = shown
  return (
    <chakra.div role="alert" bg="bg.subtle" textStyle="sm" color="fg.muted">
      <chakra.div
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
            Your work is still in this browser.
          </chakra.strong>{' '}
          {waiting > 0 ? (
            <>
              {changesOf(waiting)} {waiting === 1 ? 'has' : 'have'} not reached your account.{' '}
              <TextLink to={paths.signIn()}>Sign in</TextLink> again to save {waiting === 1 ? 'it' : 'them'}.
            </>
          ) : (
            `It could not be removed at sign-out. ${failure ?? ''} Error: ${STAYED_CODE}`
          )}
        </span>
        {waiting > 0 ? null : (
          <Button size="xs" variant="outline" onClick={retry}>
            Try again
          </Button>
        )}
        <Button size="xs" variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
