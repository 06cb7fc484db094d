import { Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ApplicationText } from '@/entities/job/model'
import { useSelector } from '@/shared/lib/machine'
import { TextareaField, TextField, useFocusError } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { CareersApplicationActor } from '../model/use-careers-application'
import { ResumeField } from './ResumeField'

/** CAR-03, CAR-04: the application for one position; what was typed stays until it is sent. */
export function ApplicationForm({ actor }: { actor: CareersApplicationActor }) {
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (state) => state)
  const { job, values, fieldError } = snapshot.context
  const busy = snapshot.hasTag('busy')
  useFocusError(form, fieldError)

  const field = (name: ApplicationText) => ({
    name,
    value: values[name],
    disabled: busy,
    error: fieldError?.field === name ? fieldError.message : null,
    onValueChange: (value: string) => actor.send({ type: 'field.change', field: name, value }),
  })

  if (snapshot.matches('confirmation'))
    return (
      <Notice status="success" title="Application Submitted!">
        Thank you for applying for {job?.title}. Our team will be in touch, and a confirmation e-mail will
        follow. (Simulated: nothing left this browser.)
      </Notice>
    )
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={`Application for ${job?.title}`}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'submit' })
      }}
    >
      <Stack gap="5">
        {snapshot.matches({ form: 'error' }) ? (
          <Notice status="error">There was an error submitting your application. Please try again.</Notice>
        ) : null}
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
        <ResumeField
          resume={values.resume}
          error={fieldError?.field === 'resume' ? fieldError.message : null}
          disabled={busy}
          onChoose={(resume) => actor.send({ type: 'resume.choose', resume })}
        />
        <TextareaField label="Cover Letter" hint="Optional" rows={6} {...field('coverLetter')} />
        <TextField label="How did you hear about us?" hint="Optional" {...field('referral')} />
        <Flex align="center" gap="4" wrap="wrap">
          <Button type="submit" variant="solid" colorPalette="accent" aria-disabled={busy || undefined}>
            {busy ? 'Submitting...' : 'Submit Application'}
          </Button>
          <Text textStyle="sm" color="fg.muted">
            Simulated: what you write and choose stays in this browser.
          </Text>
        </Flex>
      </Stack>
    </chakra.form>
  )
}
