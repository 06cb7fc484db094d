import { Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Message } from '@/entities/message/model'
import { useSelector } from '@/shared/lib/machine'
import { TextareaField, TextField, useFocusError } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ContactActor } from '../model/use-contact'

/** CON-01: four fields; what was typed stays until it is sent. */
export function ContactForm({ actor }: { actor: ContactActor }) {
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { values, fieldError } = snapshot.context
  const busy = snapshot.hasTag('busy')
  useFocusError(form, fieldError)

  const field = (name: keyof Message) => ({
    name,
    value: values[name],
    disabled: busy,
    error: fieldError?.field === name ? fieldError.message : null,
    onValueChange: (value: string) => actor.send({ type: 'field.change', field: name, value }),
  })

  if (snapshot.matches('success'))
    return (
      <Notice
        status="success"
        title="Message Sent Successfully!"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'writeAnother' })}>
            Write another message
          </Button>
        }
      >
        Thank you for reaching out. We'll get back to you shortly.
      </Notice>
    )
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'submit' })
      }}
    >
      <Stack gap="5">
        {snapshot.matches('error') ? (
          <Notice status="error" title="Error">
            An error occurred while submitting the form. Please try again.
          </Notice>
        ) : null}
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
          <TextField label="Your Name" autoComplete="name" {...field('name')} />
          <TextField label="Email Address" type="email" autoComplete="email" {...field('email')} />
        </Grid>
        <TextField label="Subject" hint="Optional" {...field('subject')} />
        <TextareaField label="Message" rows={7} {...field('message')} />
        <Flex align="center" gap="4" wrap="wrap">
          <Button type="submit" variant="solid" colorPalette="accent" aria-disabled={busy || undefined}>
            {busy ? 'Sending...' : 'Send Message'}
          </Button>
          <Text textStyle="sm" color="fg.muted">
            Simulated: what you write stays in this browser.
          </Text>
        </Flex>
      </Stack>
    </chakra.form>
  )
}
