/** The message after an account got its former address back. */
export const undoneText = (email: string): string =>
  `Your account uses ${email} again, and every session was signed out.`

/** Explains a failed verification and the next step, from the message of its failure. */
export function adviceFor(message: string): string {
  if (/expired|invalid|otp|not found/i.test(message))
    return 'This link was already used or has expired. Sign in: if your address is not verified yet, you can request a new link.'
  if (/code verifier|flow state|pkce/i.test(message))
    return 'This link was opened in a different browser from the one that requested it. Your address may already be verified: try signing in.'
  return message
}
