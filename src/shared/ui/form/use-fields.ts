import { useMemo } from 'react'
import type { FieldError, FormField, FormFieldEvent } from '@/shared/lib/form'
import { type AnyActorRef, shallowEqual, useSelector } from '@/shared/lib/machine'

/** An actor whose context is that of a form: one of `createFormMachine`, or a machine that uses `formPolicy`. */
export interface FormActor {
  getSnapshot(): {
    context: {
      errors: readonly FieldError[]
      refused: FieldError | null
      failure: { message: string } | null
    }
    tags: Set<string>
  }
  subscribe: AnyActorRef['subscribe']
  send(event: { type: 'submit' }): void
}

/** The same with what is typed into it. */
export interface FieldsActor<TValues extends object> extends FormActor {
  getSnapshot(): ReturnType<FormActor['getSnapshot']> & { context: { values: TValues } }
  send(event: FormFieldEvent<TValues> | { type: 'submit' }): void
}

/** Props that make a control of `shared/ui/form` a field of this form. */
export interface FieldProps<TName extends string, TValue> {
  name: TName
  value: TValue
  error: string | null
  /** The form was refused for this field's error, which is announced. */
  announced: boolean
  disabled: boolean
  onValueChange: (value: TValue) => void
  onBlur: () => void
}

/** Ties controls to a form: `<TextField label="Email" {...field('email')} />`. Read-only while the form is sent. */
export function useFields<TValues extends object>(actor: FieldsActor<TValues>) {
  const { errors, refused } = useSelector(actor as FormActor, selectErrors, shallowEqual)
  const locked = useSelector(actor as FormActor, isLocked)
  const values = useSelector(
    actor as FormActor,
    (snapshot) => (snapshot as ReturnType<typeof actor.getSnapshot>).context.values,
  )
  const handlersOf = useMemo(() => keptHandlers(actor), [actor])
  return <TName extends FormField<TValues>>(name: TName): FieldProps<TName, TValues[TName]> => ({
    name,
    value: values[name],
    error: errors.find(({ field }) => field === name)?.message ?? null,
    announced: refused?.field === name,
    disabled: locked,
    ...(handlersOf(name) as Handlers<TValues[TName]>),
  })
}

type Handlers<TValue> = Pick<FieldProps<string, TValue>, 'onValueChange' | 'onBlur'>

/** The handlers of each field, stable between renders: only the changed field renders again. */
function keptHandlers<TValues extends object>(actor: FieldsActor<TValues>) {
  const kept = new Map<FormField<TValues>, Handlers<TValues[FormField<TValues>]>>()
  return (field: FormField<TValues>) => {
    const handlers = kept.get(field) ?? {
      onValueChange: (value: TValues[FormField<TValues>]) =>
        actor.send({ type: 'field.change', field, value }),
      onBlur: () => actor.send({ type: 'field.leave', field }),
    }
    kept.set(field, handlers)
    return handlers
  }
}

/** While it is sent, and once it was taken. */
export const isLocked = ({ tags }: ReturnType<FormActor['getSnapshot']>) =>
  tags.has('busy') || tags.has('taken')

const selectErrors = ({ context: { errors, refused } }: ReturnType<FormActor['getSnapshot']>) => ({
  errors,
  refused,
})
