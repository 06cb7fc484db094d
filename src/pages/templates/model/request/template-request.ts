import { sendMessage } from '@/entities/message'
import type { Sent } from '@/entities/message/model'
import { EMPTY_REQUEST, requestSchema, type TemplateRequest } from '@/entities/template/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** TPL-10: the Request Template dialog. Its times are those of D2 §9. */
export const templateRequestMachine = createFormMachine<TemplateRequest, undefined, Sent>({
  id: 'template-request',
  empty: EMPTY_REQUEST,
  check: (values) => fieldErrors(requestSchema, values),
  opens: true,
  pause: 1500,
  successShown: 2000,
})

export type TemplateRequestActor = ActorRefFrom<typeof templateRequestMachine>

/** The Request Template dialog of this page. */
export const useTemplateRequest = (): TemplateRequestActor =>
  usePageActor(templateRequestMachine, {
    input: { subject: undefined },
    effects: {
      actors: {
        send({ input: { values }, signal }) {
          const { name, email, details } = values
          return sendMessage({ kind: 'template_request', fields: { name, email, body: details } }, signal)
        },
      },
    },
  })
