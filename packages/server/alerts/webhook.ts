import { createHmac } from 'node:crypto'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { publicAddressOf } from './addresses'

/** How long a call may take in all, in ms. */
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

/** Makes a call. Rejects with the reason unless it is answered by a status from 200 to 299. */
export type SendWebhook = (call: WebhookCall) => Promise<void>

/**
 * Posts to the address that was checked: the name is not looked up again, so it cannot change its address meanwhile. Redirections
 * are not followed, and the answer is not read. Tests replace `ask` and `addressOf`.
 */
export const sendWebhook =
  (
    now = Date.now,
    {
      ask = request,
      addressOf = publicAddressOf,
    }: { ask?: typeof request; addressOf?: typeof publicAddressOf } = {},
  ): SendWebhook =>
  async ({ id, url: text, secret, body }) => {
    const url = new URL(text)
    const address = await addressOf(url)
    const status = await new Promise<number>((resolve, reject) => {
      const asked = ask(
        url,
        {
          method: 'POST',
          agent: false,
          signal: AbortSignal.timeout(CALL_LIMIT),
          lookup: (_, options, done) => {
            const family = isIP(address)
            if (options.all) done(null, [{ address, family }])
            else done(null, address, family)
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
      asked.on('error', reject)
      asked.end(body)
    })
    if (status < 200 || status > 299) throw new Error(`The address answered ${status}`)
  }
