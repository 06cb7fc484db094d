import { Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { SCOPE_LABELS, TOKEN_DAYS, TOKEN_SCOPES } from '@/entities/access-token/model'
import { CopyButton } from '@/features/copy-text'
import { useSelector } from '@/shared/lib/machine'
import { Form, SelectField, SubmitButton, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ConnectActor, NewTokenActor } from '../model/use-connect'
import { Step } from './Step'

const SCOPES = TOKEN_SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value] }))
const DAYS = TOKEN_DAYS.map((value) => ({ value, label: value === '365' ? '1 year' : `${value} days` }))

export interface NewTokenProps {
  connect: ConnectActor
  form: NewTokenActor
}

/** The first step: makes a token, and shows it once. */
export function NewToken({ connect, form }: NewTokenProps) {
  const made = useSelector(connect, ({ context }) => context.made)
  return (
    <Step number={1} title="Make a token">
      {made ? (
        <Stack gap="4">
          <Notice status="warning" title={`Copy the token “${made.name}” now`}>
            It is shown this once: only its hash and its last four characters are stored.
          </Notice>
          <Flex align="center" gap="2" wrap="wrap" bg="bg.subtle" borderWidth="1px" borderRadius="md" p="3">
            <chakra.code fontFamily="mono" textStyle="sm" flex="1 1 12rem" overflowWrap="anywhere">
              {made.token}
            </chakra.code>
            <CopyButton text={made.token} what="token" secret />
          </Flex>
          <Flex>
            <Button size="sm" onClick={() => connect.send({ type: 'token.forget' })}>
              Hide the token
            </Button>
          </Flex>
        </Stack>
      ) : (
        <TokenForm actor={form} />
      )}
    </Step>
  )
}

function TokenForm({ actor }: { actor: NewTokenActor }) {
  const field = useFields(actor)
  return (
    <Form
      actor={actor}
      label="New token"
      actions={
        <Flex>
          <SubmitButton actor={actor} busy="Making the token...">
            Make a token
          </SubmitButton>
        </Flex>
      }
    >
      <Text color="fg.muted" maxWidth="65ch">
        Your code uses it to sign in. It can log and read runs, and nothing else in your account.
      </Text>
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <TextField label="Name" hint="Where it is used, such as Laptop" {...field('name')} />
        <SelectField label="Rights" options={SCOPES} {...scoped(field('scope'))} />
        <SelectField label="Expires after" options={DAYS} {...scoped(field('days'))} />
      </Grid>
    </Form>
  )
}

/** The props of a field with fixed choices, whose select hands over one of them. */
const scoped = <TValue extends string>(props: {
  name: string
  value: TValue
  onValueChange: (value: TValue) => void
}) => ({ ...props, onValueChange: (value: string) => props.onValueChange(value as TValue) })
