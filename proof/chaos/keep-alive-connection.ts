// A keep-alive connection, one request at a time. Hand-written, so that the load generator costs less than the site.
import { connect, type Socket } from 'node:net'

/** A status, or why there is none: connection refused or broken. */
export type Outcome = number | 'refused' | 'broken'

type Head = { status: number; bodyLeft: number; isLast: boolean }

const HEAD_END = '\r\n\r\n'
const STATUS_AT = 'HTTP/1.1 '.length
const WITHOUT_BODY = [204, 304]

export function createKeepAliveConnection(url: string) {
  const { hostname: host, port } = new URL(url)
  let socket: Socket | null = null
  let settle: ((outcome: Outcome) => void) | null = null
  let head: Buffer = Buffer.alloc(0)
  let reply: Head | null = null
  let last: Promise<unknown> = Promise.resolve()

  function end(outcome: Outcome): void {
    const resolve = settle
    settle = null
    reply = null
    head = Buffer.alloc(0)
    resolve?.(outcome)
  }

  function open(): Socket {
    const opened = connect({ host, port: Number(port), noDelay: true })
    opened.on('data', (piece) => receive(opened, piece))
    opened.on('error', ({ code }: NodeJS.ErrnoException) =>
      lose(opened, code === 'ECONNREFUSED' ? 'refused' : 'broken'),
    )
    opened.on('close', () => lose(opened, 'broken'))
    return opened
  }

  /** The next request opens a new connection. */
  function lose(lost: Socket, outcome: Outcome): void {
    if (socket !== lost) return
    socket = null
    end(outcome)
  }

  function receive(from: Socket, piece: Buffer): void {
    let body = piece.length
    if (!reply) {
      head = head.length > 0 ? Buffer.concat([head, piece]) : piece
      const at = head.indexOf(HEAD_END)
      if (at < 0) return
      reply = readHead(head.toString('latin1', 0, at))
      body = head.length - at - HEAD_END.length
    }
    reply.bodyLeft -= body
    if (reply.bodyLeft > 0) return
    const { status, isLast } = reply
    if (isLast) {
      socket = null
      from.end()
    }
    end(status)
  }

  function exchange(request: Buffer): Promise<Outcome> {
    return new Promise((resolve) => {
      settle = resolve
      socket ??= open()
      socket.write(request)
    })
  }

  return {
    /** Waits for the previous reply. Never rejects. */
    ask(request: Buffer): Promise<Outcome> {
      const answer = last.then(() => exchange(request))
      last = answer
      return answer
    },
    close(): void {
      socket?.destroy()
    },
  }
}

/** Every reply of the site has a content-length. */
function readHead(head: string): Head {
  const status = Number(head.slice(STATUS_AT, STATUS_AT + 3))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined && !WITHOUT_BODY.includes(status))
    throw new Error(`an answer without length: ${head}`)
  return { status, bodyLeft: Number(length ?? 0), isLast: /\r\nconnection: close/i.test(head) }
}

export function requestBytes(url: string, path: string, headers: Record<string, string> = {}): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\n${lines.join('')}\r\n`)
}
