import { sendMessage } from '@/entities/message'
import { EMPTY_MESSAGE, type Message, type Sent, contactSchema } from '@/entities/message/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** CON-01. Its times are those of D3 §9. */
export const contactMachine = createFormMachine<Message, undefined, Sent>({
  id: 'contact',
  empty: EMPTY_MESSAGE,
  check: (values) => fieldErrors(contactSchema, values),
  pause: 1500,
  successShown: 3000,
})

export type ContactActor = ActorRefFrom<typeof contactMachine>

/** The contact form of this page. */
export const useContact = (): ContactActor =>
  usePageActor(contactMachine, {
    input: { subject: undefined },
    effects: {
      actors: {
        send({ input: { values }, signal }) {
          const { message, ...fields } = values
          return sendMessage({ kind: 'contact', fields: { ...fields, body: message } }, signal)
        },
      },
    },
  })
