/** Why nothing can be trained, in a sentence for people. */
export class LearnRefusal extends Error {
  override name = 'LearnRefusal'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
