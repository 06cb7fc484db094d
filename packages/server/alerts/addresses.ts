import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

// A webhook is an address that a member has typed, and the server calls it. It must not reach what only the server can reach:
// services of its own machine and network, and the metadata of cloud providers.

const CLOSED: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The machine's own services of Azure.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const closed = new BlockList()
for (const [network, bits] of CLOSED) closed.addSubnet(network, bits, 'ipv4')
/** Of IPv6 only this block is given out to hosts of the internet; parts of it hold IPv4 addresses, or are for documents. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const closedV6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closedV6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  if (isIP(address) !== 6) return false
  return open.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}

export class AddressRefusedError extends Error {}

/** Services that are not the web have ports of their own. An empty text is 443. */
const PORTS = new Set(['', '8443'])

interface Replaced {
  resolve?: (host: string) => Promise<string[]>
  /** The addresses of this machine, which may be public. */
  own?: () => string[]
}

/** Resolves with the IP addresses to connect to. Rejects with an `AddressRefusedError` where a URL must not be called. */
export async function publicAddressesOf(
  url: URL,
  { resolve = addressesOf, own = ownAddresses }: Replaced = {},
): Promise<string[]> {
  if (url.protocol !== 'https:') throw new AddressRefusedError('The address does not begin with https://')
  if (url.username || url.password)
    throw new AddressRefusedError('The address has a name or a password in it')
  if (!PORTS.has(url.port)) throw new AddressRefusedError('The port of the address is not 443 or 8443')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [host] : await resolve(host)
  if (found.length === 0) throw new AddressRefusedError('The host has no address')
  // One private address among several is enough: the name may be made for that.
  const ours = new BlockList()
  for (const address of own()) ours.addAddress(address, familyOf(address))
  if (!found.every((address) => isPublicAddress(address) && !ours.check(address, familyOf(address))))
    throw new AddressRefusedError('The address is not one of the public internet')
  return found
}

const addressesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap((found) => found?.map(({ address }) => address) ?? [])
