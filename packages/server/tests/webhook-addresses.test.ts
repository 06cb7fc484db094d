import { createHmac } from 'node:crypto'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestOptions,
  request as plainRequest,
} from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { AddressRefusedError, isPublicAddress, publicAddressesOf } from '../alerts/addresses'
import { failureOf, sendWebhook, SIGNATURE, signatureOf } from '../alerts/webhook'

// Webhooks reach the public internet alone, however their address is written.

const CALL = { id: 'c2', url: 'https://hooks.example.com/', secret: 'whsec_1', body: '{}' }
const ANSWER_101 = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'

describe('a webhook', () => {
  it('goes to the address that was checked, signed, and follows no redirection', async () => {
    const seen: { headers: IncomingHttpHeaders; body: string; path: string }[] = []
    let status = 204
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        seen.push({ headers: request.headers, body, path: request.url ?? '' })
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    // The name is not looked up: the connection goes where the check said.
    const ask = ((url: URL, options: object, done: never) =>
      plainRequest(
        { ...options, protocol: 'http:', host: url.hostname, port, path: url.pathname },
        done,
      )) as never
    const send = sendWebhook(() => 1_700_000_000_000, { ask, addressesOf: async () => ['127.0.0.1'] })
    const call = { id: 'c1', url: 'https://hooks.example.com/in', secret: 'whsec_1', body: '{"a":"ü"}' }
    await send(call)
    const [first] = seen
    expect(first).toMatchObject({ path: '/in', body: call.body })
    expect(first?.headers.host).toMatch(/^hooks\.example\.com/)
    const mac = createHmac('sha256', 'whsec_1').update(`1700000000.${call.body}`).digest('hex')
    expect(first?.headers[SIGNATURE]).toBe(`t=1700000000,v1=${mac}`)
    expect(signatureOf('whsec_2', 1_700_000_000, call.body)).not.toContain(mac)
    status = 302
    await expect(send(call)).rejects.toThrow('The address answered 302')
    expect(seen).toHaveLength(2)
    server.close()
  })

  it.each<[string, string, (request: string, socket: Socket) => void]>([
    ['changes its protocol', 'The address answered 101', (_, socket) => socket.write(ANSWER_101)],
    ['hangs up', 'The address was not reached', (_, socket) => socket.destroy()],
    ['never answers', 'The address did not answer in 0.2 seconds', () => undefined],
  ])('a call ends where the address %s', async (_, words, answer) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', (data) => answer(data.toString(), socket))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const ask = ((_url: URL, options: object, done: never) =>
      plainRequest({ ...options, protocol: 'http:', host: '127.0.0.1', port }, done)) as never
    const send = sendWebhook(Date.now, { ask, addressesOf: async () => ['127.0.0.1'], limit: 200 })
    await expect(send(CALL).catch((error: unknown) => Promise.reject(failureOf(error)))).rejects.toBe(words)
    server.close()
  })

  it('a call ends where the name of the address is never resolved, and no word is of the network', async () => {
    const silent = sendWebhook(Date.now, { addressesOf: () => new Promise(() => undefined), limit: 20 })
    await expect(silent(CALL)).rejects.toThrow('did not answer')
    expect(failureOf(new Error('connect ECONNREFUSED 10.0.0.7:443'))).toBe('The address was not reached')
  })

  it.each(
    (
      '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.8.8 168.63.129.16 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.168.1.1 ' +
      '198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1 fc00::1 fd12::1 fe80::1 ff02::1 ' +
      '2001:db8::1 2002:7f00:1:: 2001::1 localhost 127.1'
    )
      .split(' ')
      .map((address) => [address]),
  )('does not reach %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'reaches %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it('however an address is written, and whatever its name resolves to, it is checked', async () => {
    const resolves = (...found: string[]) => ({ resolve: async () => found })
    for (const url of [
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://017700000001/',
    ])
      await expect(publicAddressesOf(new URL(url)), url).rejects.toThrow(AddressRefusedError)
    const url = new URL('https://rebind.example/')
    await expect(publicAddressesOf(url, resolves('1.1.1.1', '10.0.0.1'))).rejects.toThrow(
      'not one of the public',
    )
    await expect(publicAddressesOf(url, resolves())).rejects.toThrow('no address')
    await expect(publicAddressesOf(new URL('http://rebind.example/'), resolves('1.1.1.1'))).rejects.toThrow(
      'https',
    )
    await expect(publicAddressesOf(new URL('https://a:b@x.example/'), resolves('1.1.1.1'))).rejects.toThrow(
      'password',
    )
    expect(await publicAddressesOf(url, resolves('1.1.1.1', '2606:4700::1111'))).toEqual([
      '1.1.1.1',
      '2606:4700::1111',
    ])
  })

  it.each(['22', '25', '80', '6379', '8080'])('does not reach port %s', async (port) => {
    const resolve = async () => ['1.1.1.1']
    await expect(publicAddressesOf(new URL(`https://x.example:${port}/`), { resolve })).rejects.toThrow(
      'port',
    )
  })
  it.each(['443', '8443'])('reaches port %s', async (port) => {
    const resolve = async () => ['1.1.1.1']
    const url = new URL(`https://x.example:${port}/`)
    expect(await publicAddressesOf(url, { resolve })).toEqual(['1.1.1.1'])
  })

  it.each(['1.2.3.4', '2a00:1450::7'])('does not reach the server itself at %s', async (address) => {
    const replaced = { resolve: async () => ['1.1.1.1', address] }
    const url = new URL('https://x.example/')
    const own = () => [address]
    await expect(publicAddressesOf(url, { ...replaced, own })).rejects.toThrow('not one of the public')
    expect(await publicAddressesOf(url, replaced)).toHaveLength(2)
  })

  it('is tried at each of its addresses, in turn', async () => {
    let asked: unknown
    const ask = ((_url: URL, { lookup }: RequestOptions) => {
      lookup?.('hooks.example.com', { all: true }, (_, found) => (asked = found))
      throw new Error('enough')
    }) as never
    const addressesOf = async () => ['1.1.1.1', '2606:4700::1111']
    await expect(sendWebhook(Date.now, { ask, addressesOf })(CALL)).rejects.toThrow('enough')
    expect(asked).toEqual([
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ])
  })
})
