/** Why nothing can be trained, in a sentence for people. */
export class TrainingError extends Error {
  override name = 'TrainingError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
