// One connection that is kept, as browsers and proxies keep theirs: one question at a time. Written out by hand, so that
// asking costs less than answering.
import { connect, type Socket } from 'node:net'

/** A status, or why there is none: nobody listens, or the connection broke under the question. */
export type Outcome = number | 'refused' | 'broken'

type Heard = { status: number; bodyLeft: number; isLast: boolean }

const HEAD_END = '\r\n\r\n'
const STATUS_AT = 'HTTP/1.1 '.length
const WITHOUT_BODY = [204, 304]

export type KeepAliveConnection = ReturnType<typeof createKeepAliveConnection>

export function createKeepAliveConnection(url: string) {
  const { hostname: host, port } = new URL(url)
  let socket: Socket | null = null
  let settle: ((outcome: Outcome) => void) | null = null
  let head: Buffer = Buffer.alloc(0)
  let heard: Heard | null = null
  let last: Promise<unknown> = Promise.resolve()

  function end(outcome: Outcome): void {
    const told = settle
    settle = null
    heard = null
    head = Buffer.alloc(0)
    told?.(outcome)
  }

  function open(): Socket {
    const opened = connect({ host, port: Number(port), noDelay: true })
    opened.on('data', (piece) => hear(opened, piece))
    opened.on('error', ({ code }: NodeJS.ErrnoException) =>
      lose(opened, code === 'ECONNREFUSED' ? 'refused' : 'broken'),
    )
    opened.on('close', () => lose(opened, 'broken'))
    return opened
  }

  /** The next question must not be written to what is gone. */
  function lose(lost: Socket, outcome: Outcome): void {
    if (socket !== lost) return
    socket = null
    end(outcome)
  }

  function hear(from: Socket, piece: Buffer): void {
    let body = piece.length
    if (!heard) {
      head = head.length > 0 ? Buffer.concat([head, piece]) : piece
      const at = head.indexOf(HEAD_END)
      if (at < 0) return
      heard = readHead(head.toString('latin1', 0, at))
      body = head.length - at - HEAD_END.length
    }
    heard.bodyLeft -= body
    if (heard.bodyLeft > 0) return
    const { status, isLast } = heard
    if (isLast) {
      socket = null
      from.end()
    }
    end(status)
  }

  function exchange(question: Buffer): Promise<Outcome> {
    return new Promise((resolve) => {
      settle = resolve
      socket ??= open()
      socket.write(question)
    })
  }

  return {
    /** Waits for the answer before. Never rejects. */
    ask(question: Buffer): Promise<Outcome> {
      const answer = last.then(() => exchange(question))
      last = answer
      return answer
    },
    close(): void {
      socket?.destroy()
    },
  }
}

/** Every answer of ours says how long it is. */
function readHead(head: string): Heard {
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
