import { Button, Flex, Grid, Spinner, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { answerInWords, type Endpoint, inputHint, mainVersion, readRow } from '@/entities/endpoint/model'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { TextField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { usePrediction } from '../model/use-endpoint'
import { Titled } from './Titled'

export interface PredictionProps {
  endpoint: Endpoint
  /** A text for each input. */
  typed: Readonly<Record<string, string>>
  onTyped: (typed: Record<string, string>) => void
}

/** A form of the model's inputs that asks the endpoint, and its answer. */
export function Prediction({ endpoint, typed, onTyped }: PredictionProps) {
  const actor = usePrediction()
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, ({ tags }) => tags.has('busy'))
  const { signature } = mainVersion(endpoint)
  const [judged, setJudged] = useState(false)
  const { row, errors } = readRow(signature, typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (errors.length > 0)
      event.currentTarget
        .querySelector<HTMLElement>(`[name="${CSS.escape(errors[0]?.field ?? '')}"]`)
        ?.focus()
    else if (!busy) actor.send({ type: 'ask', question: { endpoint, row } })
  }
  return (
    <Titled title="Try it">
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          >
            {signature.inputs.map((input) => (
              <TextField
                key={input.name}
                label={input.name}
                name={input.name}
                value={typed[input.name] ?? ''}
                hint={inputHint(input)}
                error={judged ? errors.find(({ field }) => field === input.name)?.message : null}
                onValueChange={(value) => onTyped({ ...typed, [input.name]: value })}
              />
            ))}
          </Grid>
          <Flex>
            <Button type="submit" variant="solid" colorPalette="accent" aria-disabled={busy || undefined}>
              {busy ? <Spinner size="xs" aria-hidden /> : null}
              {busy ? 'Predicting...' : 'Predict'}
            </Button>
          </Flex>
        </Stack>
      </form>
      <Stack mt="5" gap="3" aria-live="polite">
        {failure ? (
          <Notice status="error" title="The model did not answer">
            {failure.message}
          </Notice>
        ) : answer ? (
          <>
            <Text fontWeight="semibold">Answer</Text>
            <Facts rows={answerInWords(answer)} />
          </>
        ) : null}
      </Stack>
    </Titled>
  )
}
