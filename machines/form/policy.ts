import { toFailure } from '@/shared/lib/failure'
import type { FieldError, FormContext, FormField, FormJudgement } from '@/shared/lib/form'

export interface FormRules<TValues, TSubject = undefined> {
  /** The values of the form before any input, and again after they were accepted. */
  empty: TValues
  /** Returns the errors of the values, in the documented order and at most one for each field. */
  check: (values: TValues, subject: TSubject) => FieldError<FormField<TValues>>[]
  /** Fields that are blanked as soon as they were taken: passwords and keys. */
  secrets?: readonly FormField<TValues>[]
  /** Fields that are chosen, not typed: judged as soon as they change. */
  choices?: readonly FormField<TValues>[]
}

export interface FormInput<TValues, TSubject = undefined> {
  /** The values at the start. */
  values?: Partial<TValues>
  /** The subject of the form: the account, the position, the project. */
  subject: TSubject
}

/**
 * The rules that all forms share, as changes of their context: which errors show during input, which fields a submission
 * judges, how a failure is shown. `form` and the machines that do more than a form (sign-in, sign-up) put these into their
 * actions.
 */
export function formPolicy<TValues extends object, TSubject = undefined>({
  empty,
  check,
  secrets = [],
  choices = [],
}: FormRules<TValues, TSubject>) {
  type Field = FormField<TValues>
  type Context = FormContext<TValues, TSubject>
  type Judged = Omit<Context, 'failure'>

  const fields = Object.keys(empty) as Field[]
  const unjudged: FormJudgement<TValues> = { touched: [], judged: [], errors: [], refused: null }
  const blank = { ...unjudged, failure: null }
  const broken = ({ values, subject }: Pick<Context, 'values' | 'subject'>) => check(values, subject)
  const shown = (context: Pick<Context, 'values' | 'subject' | 'judged'>) =>
    broken(context).filter(({ field }) => context.judged.includes(field))

  /** The context once `field` was changed, and what follows from it. */
  function put(context: Judged, field: Field, values: TValues) {
    const judged = choices.includes(field) ? including(context.judged, field) : context.judged
    const errors = shown({ ...context, values, judged })
    return { values, touched: including(context.touched, field), judged, errors, refused: null }
  }

  return {
    start: ({ values, subject }: FormInput<TValues, TSubject>): Context => ({
      ...blank,
      values: { ...empty, ...values },
      subject,
    }),
    /** Nothing is judged: a step that opens, values that come from elsewhere. */
    unjudged,
    isValid: (context: Pick<Context, 'values' | 'subject'>) => broken(context).length === 0,
    change: (context: Judged, { field, value }: { field: Field; value: TValues[Field] }) =>
      put(context, field, { ...context.values, [field]: value }),
    put,
    /** A field is judged when it is left, but not before something was typed in it. */
    judge(context: Judged, { field }: { field: Field }) {
      const judged = context.touched.includes(field) ? including(context.judged, field) : context.judged
      return { judged, errors: shown({ ...context, judged }) }
    },
    /** A submission judges every field. */
    judgeAll(context: Pick<Context, 'values' | 'subject'>) {
      const errors = broken(context)
      return { judged: fields, errors, refused: errors[0] ?? null }
    },
    /** Opens the form with the given values; the values typed before stay in the other fields. */
    open: (context: Context, { values, subject }: { values?: Partial<TValues>; subject?: TSubject }) => ({
      ...blank,
      values: { ...context.values, ...values },
      subject: subject ?? context.subject,
    }),
    clear: () => ({ ...blank, values: empty }),
    forgetSecrets({ values }: Pick<Context, 'values'>) {
      const kept = { ...values }
      for (const field of secrets) kept[field] = empty[field]
      return { values: kept }
    },
    fail(_: Context, { error }: { error: unknown }) {
      const { message, kind } = toFailure(error)
      return { failure: { message, kind } }
    },
    dismissFailure: () => ({ failure: null }),
  }
}

const including = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list : [...list, one]
