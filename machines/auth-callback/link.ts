/** The content of the link. `none`: it has no token, so an existing session decides. */
export type CallbackLink =
  | { kind: 'token'; tokenHash: string; type: string }
  | { kind: 'code'; code: string }
  /** `code`: of the auth service; `otp_expired` when the link is used, replaced or too old. */
  | { kind: 'refused'; description: string; code: string | null }
  | { kind: 'none' }

/**
 * `session`: a user is signed in now. `noSession`: the link signed no user in. `undone`: the account has the address
 * of this link again, and all its sessions were signed out. `halfway`: the other address has to agree as well.
 * `alreadyVerified`: the link was used before, and the signed-in user has a verified address.
 */
export type VerifyOutcome =
  | { outcome: 'session'; userId: string }
  | { outcome: 'noSession' }
  | { outcome: 'halfway' }
  | { outcome: 'undone'; email: string }
  | { outcome: 'alreadyVerified'; email: string }

/** The user who is signed in before the link is used. `changesAddress`: they asked for another address, which waits for its link. */
export interface SignedIn {
  email: string
  changesAddress: boolean
}

/** True for the link that gives an account its former address back. */
export const isUndo = (link: CallbackLink): boolean => link.kind === 'token' && link.type === 'email_undo'

/** True for the link of a forgotten password. */
export const isRecovery = (link: CallbackLink): boolean => link.kind === 'token' && link.type === 'recovery'

/** True for the link that confirms the address of a new account. */
export const isSignUp = (link: CallbackLink): boolean => link.kind === 'token' && link.type === 'signup'

/** True for the link that confirms another address. */
export const isChangeOfAddress = (link: CallbackLink): boolean =>
  link.kind === 'token' && link.type === 'email_change'

/** True when the link can sign a user in. A code works only in the browser that asked for it, so it does not count. */
export const signsIn = (link: CallbackLink): boolean => link.kind === 'token' && !isUndo(link)
