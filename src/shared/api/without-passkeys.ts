// In the place of the auth client's own `./lib/webauthn` (scripts/aliases.ts): Orrery signs in with passwords and links only, and
// the client just makes one of these.

export class WebAuthnApi {
  readonly isOffered = false
}

export const browserSupportsWebAuthn = (): boolean => false

const refuse = (): never => {
  throw new Error('Orrery has no passkeys')
}

export const createCredential = refuse
export const getCredential = refuse
export const deserializeCredentialCreationOptions = refuse
export const deserializeCredentialRequestOptions = refuse
export const serializeCredentialCreationResponse = refuse
export const serializeCredentialRequestResponse = refuse

export const webAuthnAbortService = { createNewAbortSignal: refuse, cancelCeremony: refuse }
