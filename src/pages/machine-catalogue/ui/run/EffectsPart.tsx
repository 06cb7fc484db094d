import { Button, chakra, Flex, Stack, Text, Textarea } from '@chakra-ui/react'
import { textareaLook } from '@/shared/theme'
import { useId, useSyncExternalStore } from 'react'
import { Segmented } from '@/shared/ui/segmented'
import type { FakeEffect, Fakes } from '../../model/run/fakes'
import { problemOf } from '../../model/run/typed-json'

const KINDS = [
  { value: 'resolve', label: 'Resolve' },
  { value: 'reject', label: 'Reject' },
  { value: 'hang', label: 'Hang' },
] as const

/** Every promise of a machine with its planned answer. A waiting caller may be answered at once. */
export function EffectsPart({ fakes, machine }: { fakes: Fakes; machine: string }) {
  const { effects } = useSyncExternalStore(fakes.subscribe, fakes.view)
  if (effects.length === 0) return <Text color="fg.muted">This machine has no effects.</Text>
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {effects.map((effect) => (
        <Effect
          key={effect.key}
          effect={effect}
          name={effect.key === `${machine}/${effect.id}` ? effect.id : effect.key}
          fakes={fakes}
        />
      ))}
    </Stack>
  )
}

function Effect({ effect, name, fakes }: { effect: FakeEffect; name: string; fakes: Fakes }) {
  const { key, plan, waiting } = effect
  const id = useId()
  const field = plan.kind === 'reject' ? 'error' : 'answer'
  const problem = problemOf(plan[field])
  return (
    <chakra.li aria-label={name}>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" mb="1.5">
        <chakra.code fontWeight="medium" overflowWrap="anywhere">
          {name}
        </chakra.code>
        <Segmented
          label={`What ${name} does`}
          size="sm"
          value={plan.kind}
          options={KINDS}
          onSelect={(kind) => fakes.setPlan(key, { kind })}
        />
      </Flex>
      <Textarea
        recipe={textareaLook}
        aria-label={`What ${name} ${field === 'error' ? 'rejects' : 'resolves'} with, in JSON`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-said`}
        fontFamily="mono"
        textStyle="xs"
        rows={Math.min(4, Math.max(2, plan[field].split('\n').length))}
        value={plan[field]}
        placeholder="nothing"
        onChange={(event) => fakes.setPlan(key, { [field]: event.target.value })}
      />
      <Flex
        id={`${id}-said`}
        justify="space-between"
        align="center"
        gap="2"
        mt="1"
        textStyle="sm"
        minHeight="8"
      >
        {problem ? (
          <Text color="error.fg">
            {problem}
            {waiting.length > 0 ? ' Correct it and choose again to respond.' : ''}
          </Text>
        ) : (
          <Text color="fg.muted">
            {waiting.length > 0 ? 'The machine is waiting for it.' : 'The machine is not waiting for it.'}
          </Text>
        )}
        {waiting.length > 0 && !problem ? (
          <Button size="xs" onClick={() => fakes.answer(key, plan.kind === 'reject' ? 'reject' : 'resolve')}>
            {plan.kind === 'reject' ? `Reject ${name} now` : `Resolve ${name} now`}
          </Button>
        ) : null}
      </Flex>
    </chakra.li>
  )
}
