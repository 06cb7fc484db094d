import { BlockList, isIP, isIPv4 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { ServerBindings } from './responses'

/** An IPv4 address in the notation of IPv6 is the same address. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')

/**
 * The proxies of a list of addresses and networks (CIDR), separated by commas or spaces. Returns the first part that is
 * neither as a text.
 */
export function readProxies(list: string): BlockList | string {
  const proxies = new BlockList()
  for (const part of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...rest] = part.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return part
    if (Number(bits ?? most) > most) return part
    proxies.addSubnet(address, Number(bits ?? most), version === 4 ? 'ipv4' : 'ipv6')
  }
  return proxies
}

/**
 * The address of the client: the last address in `X-Forwarded-For` that is not of a trusted proxy. Each proxy appends the address that
 * it was called from, so everything before that may be invented. Without a trusted proxy at the socket the header is not read.
 */
export function clientAddress(proxies: BlockList, peer: string, forwarded: string | undefined): string {
  const isTrusted = (address: string) => proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  let client = plain(peer)
  const hops = (forwarded ?? '').split(',').map(plain)
  while (isIP(client) && isTrusted(client)) {
    const before = hops.pop()
    if (!before || !isIP(before)) break
    client = before
  }
  return client
}

/** Sets the address that limits count by, behind the proxies that the operator trusts. */
export function behindProxies(proxies: BlockList): MiddlewareHandler<ServerBindings> {
  return (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    if (peer) c.set('client', clientAddress(proxies, peer, c.req.header('x-forwarded-for')))
    return next()
  }
}
