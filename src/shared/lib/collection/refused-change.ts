/** A change that the account does not take as it is. */
export interface RefusedChange {
  kind: string
  id: string
  message: string
}
