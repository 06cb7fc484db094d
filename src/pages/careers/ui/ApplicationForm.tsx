import { Flex, Grid } from '@chakra-ui/react'
import { canSendMessages, NotSent, SendingUnavailable } from '@/entities/message'
import { contact } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { Form, SubmitButton, TextareaField, TextField, useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { CareersApplicationActor } from '../model/careers-application'
import { ResumeField } from './ResumeField'

/** CAR-03, CAR-04: the application for one position; typed values stay until they are sent. */
export function ApplicationForm({ actor }: { actor: CareersApplicationActor }) {
  const sent = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const { subject, failure, values, result } = useSelector(actor, (snapshot) => snapshot.context)
  const title = subject?.title
  const field = useFields(actor)
  if (sent)
    return (
      <Notice status="success" title="Application Submitted!">
        Thank you for applying for {title}. Our team will be in touch
        {result?.confirmed === false ? '.' : ', and a confirmation e-mail will follow.'}
      </Notice>
    )
  const email = { subject: `Application for ${title}`, text: values.coverLetter, to: contact.recruiting }
  if (!canSendMessages()) return <SendingUnavailable {...email} />
  return (
    <Form
      actor={actor}
      label={`Application for ${title}`}
      failed={
        <NotSent
          failure={failure}
          sentence="There was an error submitting your application. Please try again."
          email={email}
        />
      }
      actions={
        <Flex>
          <SubmitButton actor={actor} busy="Submitting...">
            Submit Application
          </SubmitButton>
        </Flex>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <TextField label="Full Name" autoComplete="name" required {...field('name')} />
        <TextField label="Email Address" type="email" autoComplete="email" required {...field('email')} />
        <TextField label="Phone" hint="Optional" autoComplete="tel" {...field('phone')} />
        <TextField
          label="Portfolio URL"
          hint="Optional"
          placeholder="https://"
          inputProps={{ type: 'url' }}
          {...field('portfolio')}
        />
      </Grid>
      <ResumeField {...field('resume')} />
      <TextareaField label="Cover Letter" hint="Optional" rows={6} {...field('coverLetter')} />
      <TextField label="How did you hear about us?" hint="Optional" {...field('referral')} />
    </Form>
  )
}
