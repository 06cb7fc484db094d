import { Button, chakra, Flex, Spinner, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import {
  KEY_DAYS,
  KEY_ENVIRONMENTS,
  KEY_PREFIXES,
  KEY_SCOPES,
  type KeyDays,
  type KeyEnvironment,
  SCOPE_LABELS,
} from '@/entities/api-key/model'
import { CopyButton } from '@/features/copy-text'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { CheckboxField, SelectField, TextField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { canGenerate } from '@machines/api-key'
import type { ApiKeyActor } from '../model/use-api-keys-tab'

const ENVIRONMENTS = KEY_ENVIRONMENTS.map((value) => ({
  value,
  label: `${value[0]?.toUpperCase()}${value.slice(1)} (${KEY_PREFIXES[value]})`,
}))

const DAYS = KEY_DAYS.map((value) => ({
  value,
  label: value === '0' ? 'Never' : value === '365' ? 'In a year' : `In ${value} days`,
}))

export interface NewKeyDialogProps {
  actor: ApiKeyActor
  /** A key of the server: it has scopes and may expire. */
  scoped?: boolean
}

/** API-03: a new key, from its name to Done. */
export function NewKeyDialog({ actor, scoped = false }: NewKeyDialogProps) {
  const id = useId()
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed'))
  const created = useSelector(actor, (snapshot) => snapshot.matches('created'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const cancels = useSelector(actor, (snapshot) => snapshot.can({ type: 'cancel' }))
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const reason = canGenerate(context)
    ? null
    : context.name.trim() === ''
      ? 'Enter a name for the key'
      : 'Choose what the key may do'
  return (
    <ModalShell
      title={created ? 'API key created' : 'New API key'}
      open={open}
      // The key is shown once: only Done, or the close button, ends that.
      busy={busy || created}
      onClose={() => actor.send({ type: created ? 'done' : 'cancel' })}
      footer={
        created ? (
          <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'done' })}>
            Done
          </Button>
        ) : (
          <Flex align="center" gap="3" wrap="wrap" justify="flex-end">
            {reason ? (
              <Text id={`${id}-reason`} textStyle="sm" color="fg.muted">
                {reason}
              </Text>
            ) : null}
            <Button aria-disabled={!cancels || undefined} onClick={() => actor.send({ type: 'cancel' })}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              variant="solid"
              colorPalette="accent"
              disabled={reason !== null}
              aria-disabled={busy || undefined}
              aria-describedby={reason ? `${id}-reason` : undefined}
            >
              {busy ? <Spinner size="xs" aria-hidden /> : null}
              {busy ? 'Generating...' : 'Generate'}
            </Button>
          </Flex>
        )
      }
    >
      {created ? (
        <Stack gap="4">
          <Notice status="warning" title="Copy the key now">
            You won’t be able to see it again: only its hash and last four characters are stored.
          </Notice>
          <Flex align="center" gap="2" wrap="wrap" bg="bg.subtle" borderWidth="1px" borderRadius="md" p="3">
            <chakra.code fontFamily="mono" textStyle="sm" flex="1 1 12rem" overflowWrap="anywhere">
              {context.key}
            </chakra.code>
            <CopyButton text={context.key ?? ''} what="key" secret />
          </Flex>
        </Stack>
      ) : (
        <chakra.form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'generate' })
          }}
        >
          <Stack gap="5">
            <TextField
              label="Key name"
              name="name"
              maxLength={80}
              disabled={busy}
              value={context.name}
              onValueChange={(name) => actor.send({ type: 'name.change', name })}
            />
            <SelectField
              label="Environment"
              name="environment"
              options={ENVIRONMENTS}
              disabled={busy}
              value={context.environment}
              onValueChange={(environment) =>
                actor.send({ type: 'environment.select', environment: environment as KeyEnvironment })
              }
            />
            {scoped ? (
              <>
                <chakra.fieldset border="none" p="0" m="0" display="grid" gap="1">
                  <chakra.legend textStyle="label" mb="1.5">
                    The key may
                  </chakra.legend>
                  {KEY_SCOPES.map((scope) => (
                    <CheckboxField
                      key={scope}
                      name={scope}
                      label={SCOPE_LABELS[scope]}
                      disabled={busy}
                      checked={context.scopes.includes(scope)}
                      onCheckedChange={(chosen) => actor.send({ type: 'scope.choose', scope, chosen })}
                    />
                  ))}
                </chakra.fieldset>
                <SelectField
                  label="Expires"
                  name="days"
                  options={DAYS}
                  disabled={busy}
                  value={context.days}
                  onValueChange={(days) => actor.send({ type: 'days.select', days: days as KeyDays })}
                />
              </>
            ) : null}
            {context.failure ? <Notice status="error">{context.failure}</Notice> : null}
          </Stack>
        </chakra.form>
      )}
    </ModalShell>
  )
}
