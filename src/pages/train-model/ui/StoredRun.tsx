import { Button, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { TrainModelActor } from '../model/use-train-model'

/** The run that a training was stored as, that it is being stored, or why it was not. */
export function StoredRun({ actor }: { actor: TrainModelActor }) {
  const { run, failure, isStoring } = useSelector(
    actor,
    (snapshot) => ({
      run: snapshot.context.run,
      failure: snapshot.matches({ done: 'notStored' }) ? snapshot.context.storeFailure : null,
      isStoring: snapshot.matches({ done: 'storing' }),
    }),
    shallowEqual,
  )
  if (failure !== null)
    return (
      <Notice
        status="warning"
        title="The training is not in your runs"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'store' })}>
            Try again
          </Button>
        }
      >
        {failure}
      </Notice>
    )
  if (!isStoring && run === null) return null
  return (
    <Text color="fg.muted" role="status">
      {run === null ? (
        'Saving the training as a run...'
      ) : (
        <>
          Saved in your runs, with its parameters, figures and files.{' '}
          <TextLink to={paths.run(run)}>Open the run</TextLink>
        </>
      )}
    </Text>
  )
}
