import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { NotSent } from '@/entities/message'
import { Form, SubmitButton, TextareaField, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { NeedsJavaScript } from '@/shared/ui/screen'
import type { ContactActor } from '../model/contact'

/** CON-01: four fields; typed values stay until they are sent. */
export function ContactForm({ actor }: { actor: ContactActor }) {
  const sent = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone; the place stays, and the empty form follows in it.
  useEffect(() => {
    if (sent) place.current?.focus({ preventScroll: true })
  }, [sent])
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none">
      {sent ? (
        <Notice status="success" title="Message Sent Successfully!">
          Thank you for reaching out. We'll get back to you shortly.
        </Notice>
      ) : (
        <>
          <Fields actor={actor} />
          <NeedsJavaScript />
        </>
      )}
    </chakra.div>
  )
}

function Fields({ actor }: { actor: ContactActor }) {
  const field = useFields(actor)
  const { failure, values } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <Form
      actor={actor}
      label="Contact"
      failed={
        <NotSent
          failure={failure}
          title="Error"
          sentence="An error occurred while submitting the form. Please try again."
          email={{ subject: values.subject, text: values.message }}
        />
      }
      actions={
        <Flex>
          <SubmitButton actor={actor} busy="Sending...">
            Send message
          </SubmitButton>
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
