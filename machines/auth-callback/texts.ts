/** The message after an account got its former address back. */
export const undoneText = (email: string): string =>
  `Your account belongs to ${email} again, and every session was signed out.`

/** Explains a failed verification and the next step, from the message of its failure. */
export function adviceFor(message: string): string {
  if (/expired|invalid|otp|not found/i.test(message))
    return 'This link was already used or has expired. If your address is verified, sign in; otherwise signing in offers a new link.'
  if (/code verifier|flow state|pkce/i.test(message))
    return 'This link was opened in another browser than the one it was asked for. Your address may be verified: try signing in.'
  return message
}
