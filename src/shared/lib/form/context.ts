import type { Failure } from '../failure'
import type { FieldError } from './form'

export type FormField<TValues> = Extract<keyof TValues, string>

/** Which errors of a form show. */
export interface FormJudgement<TValues> {
  /** Fields that were changed since the form opened. */
  touched: readonly FormField<TValues>[]
  /** Fields that are judged: left after a change, or asked for by a submission. Only their errors show. */
  judged: readonly FormField<TValues>[]
  /** The errors that show, in the documented order. */
  errors: readonly FieldError<FormField<TValues>>[]
  /** The error that the last submission was refused for, until something is typed: announced, its field focused. */
  refused: FieldError<FormField<TValues>> | null
}

/** The context of every form. `formPolicy` in `machines/form` changes it. */
export interface FormContext<TValues, TSubject = undefined> extends FormJudgement<TValues> {
  values: TValues
  /** The subject of the form: the account, the position, the project. */
  subject: TSubject
  /** Why the values were not taken; null otherwise. */
  failure: Pick<Failure, 'message' | 'kind'> | null
}

/** The events of typing, the same in every form. */
export type FormFieldEvent<TValues> =
  | { type: 'field.change'; field: FormField<TValues>; value: TValues[FormField<TValues>] }
  | { type: 'field.leave'; field: FormField<TValues> }
