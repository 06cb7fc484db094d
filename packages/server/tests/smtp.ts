import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { createTransport } from '../mail/smtp'

export interface ReceivedMail {
  to: string[]
  /** The whole mail as it was sent. */
  source: string
}

/** A real SMTP server on a free port of this machine, and a transport to it. `options` replaces parts of its behaviour. */
export async function smtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, session, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
        done()
      })
    },
    ...options,
  })
  // A client that disconnects is part of several tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  const { port } = server.server.address() as { port: number }
  const url = `smtp://127.0.0.1:${port}`
  return {
    url,
    received,
    transport: await createTransport({ url, from: 'orrery@orrery.example' }),
    /** Ends every connection without a word. */
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A decoded header of a mail, with folded lines joined. */
export const headerOf = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(source.replace(/\r\n[ \t]+/g, ' '))?.[1]
