// Raw HTTP over a socket: a client library would correct the malformed parts.
import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; headers: [name: string, value: string][]; body: string }

export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname)
}

/** Sends the bytes and returns everything until the server closes the connection. */
export function exchange(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(url)
    let text = ''
    socket.on('connect', () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(text))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
  })
}

export async function requestRaw(
  url: string,
  path: string,
  headers: readonly string[] = [],
  method = 'GET',
): Promise<RawAnswer> {
  const host = headers.some((line) => line.startsWith('host:')) ? [] : ['host: localhost']
  const lines = [`${method} ${path} HTTP/1.1`, ...host, 'connection: close', ...headers]
  return parseResponse(await exchange(url, `${lines.join('\r\n')}\r\n\r\n`))
}

export function parseResponse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [status = '', ...fields] = head.split('\r\n')
  return {
    status: Number(status.split(' ')[1]),
    headers: fields.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
    body: rest.join('\r\n\r\n'),
  }
}

export function headerOf({ headers }: RawAnswer, name: string): string | undefined {
  return headers.find(([other]) => other === name)?.[1]
}
