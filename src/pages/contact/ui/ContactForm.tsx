import { Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Form, SubmitButton, TextareaField, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ContactActor } from '../model/contact'

/** CON-01: four fields; what was typed stays until it is sent. */
export function ContactForm({ actor }: { actor: ContactActor }) {
  const sent = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const field = useFields(actor)
  if (sent)
    return (
      <Notice
        status="success"
        title="Message Sent Successfully!"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'open' })}>
            Write another message
          </Button>
        }
      >
        Thank you for reaching out. We'll get back to you shortly.
      </Notice>
    )
  return (
    <Form
      actor={actor}
      label="Contact"
      failed={
        <Notice status="error" title="Error">
          An error occurred while submitting the form. Please try again.
        </Notice>
      }
      actions={
        <Flex align="center" gap="4" wrap="wrap">
          <SubmitButton actor={actor} busy="Sending...">
            Send Message
          </SubmitButton>
          <Text textStyle="sm" color="fg.muted">
            Simulated: what you write stays in this browser.
          </Text>
        </Flex>
      }
    >
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
        <TextField label="Your Name" autoComplete="name" {...field('name')} />
        <TextField label="Email Address" type="email" autoComplete="email" {...field('email')} />
      </Grid>
      <TextField label="Subject" hint="Optional" {...field('subject')} />
      <TextareaField label="Message" rows={7} {...field('message')} />
    </Form>
  )
}
