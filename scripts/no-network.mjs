// Preloaded (`node --import`) into a program that must not contact the outside: looking up any other machine's
// name fails, and the name is written to the file that CONTACT_LOG names.
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isIP } from 'node:net'

const isOutside = (host) => Boolean(host) && host !== 'localhost' && isIP(host) === 0

function refuse(host) {
  appendFileSync(process.env.CONTACT_LOG, `${host}\n`)
  return Object.assign(new Error(`Contact to ${host} refused by no-network.mjs`), { code: 'ENOTFOUND' })
}

const { lookup } = dns
dns.lookup = (host, ...rest) => (isOutside(host) ? rest.at(-1)(refuse(host)) : lookup(host, ...rest))

const { lookup: lookupPromise } = dns.promises
dns.promises.lookup = async (host, ...rest) => {
  if (isOutside(host)) throw refuse(host)
  return lookupPromise(host, ...rest)
}

syncBuiltinESMExports()
