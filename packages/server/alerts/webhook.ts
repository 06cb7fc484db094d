import { createHmac } from 'node:crypto'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { AddressRefusedError, publicAddressesOf } from './addresses'

/** How long a call may take in all, in ms: the look-up of its name, and its answer. */
export const CALL_LIMIT = 10_000

/** The header of a call: the time in seconds, and the HMAC-SHA256 of the time, a dot and the body. */
export const SIGNATURE = 'orrery-signature'
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

export interface WebhookCall {
  id: string
  url: string
  secret: string
  body: string
}

/** Makes a call. Rejects unless it is answered by a status from 200 to 299. */
export type SendWebhook = (call: WebhookCall) => Promise<void>

/** Why a call failed, in words that members read. They say nothing of the network of the server. */
export class CallFailedError extends Error {}
const NOT_REACHED = 'The address was not reached'

/** The words for why a call failed: members do not see errors of the network. */
export const failureOf = (error: unknown): string =>
  error instanceof CallFailedError || error instanceof AddressRefusedError ? error.message : NOT_REACHED

interface Replaced {
  ask?: typeof request
  addressesOf?: typeof publicAddressesOf
  limit?: number
}

/**
 * Posts to the addresses that were checked: the name is not looked up again, so it cannot change its address meanwhile. Redirections
 * are not followed, and the answer is not read. Tests replace `ask`, `addressesOf` and `limit`.
 */
export function sendWebhook(
  now = Date.now,
  { ask = request, addressesOf = publicAddressesOf, limit = CALL_LIMIT }: Replaced = {},
): SendWebhook {
  async function statusOf({ id, url: text, secret, body }: WebhookCall, signal: AbortSignal) {
    const url = new URL(text)
    const found = (await addressesOf(url)).map((address) => ({ address, family: isIP(address) }))
    // The time may be over by now.
    signal.throwIfAborted()
    return await new Promise<number>((resolve, reject) => {
      const asked = ask(
        url,
        {
          method: 'POST',
          agent: false,
          signal,
          lookup: (_, options, done) => {
            if (options.all) done(null, found)
            else done(null, found[0]?.address ?? '', found[0]?.family)
          },
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Orrery',
            'orrery-call': id,
            [SIGNATURE]: signatureOf(secret, Math.floor(now() / 1000), body),
          },
        },
        (response) => {
          response.destroy()
          resolve(response.statusCode ?? 0)
        },
      )
      // An answer 101 is no response, but an event of its own.
      asked.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response.statusCode ?? 0)
      })
      asked.on('error', reject)
      asked.on('close', () => reject(new CallFailedError(NOT_REACHED)))
      asked.end(body)
    })
  }

  return async (call) => {
    const ending = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // First, so that the race ends with these words.
        reject(new CallFailedError(`The address did not answer in ${limit / 1000} seconds`))
        ending.abort()
      }, limit)
    })
    try {
      const status = await Promise.race([statusOf(call, ending.signal), late])
      if (status < 200 || status > 299) throw new CallFailedError(`The address answered ${status}`)
    } finally {
      clearTimeout(timer)
    }
  }
}
