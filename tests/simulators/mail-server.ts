// An SMTP server on loopback, with simulated faults. It stores messages in memory. RFC 5321, AUTH PLAIN.
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { TLSSocket } from 'node:tls'
import { remember } from '#simulators/remember.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { startAbsent } from './absent.ts'

export type MailFault = 'hang' | 'mailbox-full' | 'greylisted' | 'slow' | 'closes' | 'huge-reply'

export type Mail = { from: string; to: string[]; text: string; messageId: string; subject: string }

type MailLogin = { user: string; password: string }

/** Null closes the connection without a reply. */
type Reply = string | null

const SLOW_MS = 2_000
const HUGE_REPLY_LINES = 20_000
const NEEDS_LOGIN: readonly string[] = ['MAIL', 'RCPT', 'DATA']

const GREETING = '220 simulator ESMTP'
const GOODBYE = '221 bye'
const MAX_ITEMS = 2_000
const LINE_MAX = 64 * 1024

type ServerOptions = {
  login?: MailLogin | null
  /** Encrypted from the start, as on port 465. */
  tls?: { key: Buffer; cert: Buffer } | null
}

export async function startMailServer({ login = null, tls = null }: ServerOptions = {}) {
  const mails: Mail[] = []
  let fault: MailFault | null = null

  const onMail = (mail: Mail) => remember(mails, mail, MAX_ITEMS)

  function onConnection(plain: Socket): void {
    const socket = tls ? new TLSSocket(plain, { isServer: true, ...tls }) : plain
    socket.on('error', () => plain.destroy())
    if (fault === 'hang') return
    const session = createMailSession({ login, fault: () => fault, onMail })
    let rest = ''
    let lastLine = Promise.resolve()

    async function onLine(line: string): Promise<void> {
      const reply = await session(line)
      if (reply === null) socket.destroy()
      else if (reply === GOODBYE) socket.end(`${reply}\r\n`)
      else if (reply !== undefined) socket.write(`${reply}\r\n`)
    }

    socket.setEncoding('utf8').write(`${GREETING}\r\n`)
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      if (rest.length > LINE_MAX) socket.destroy()
      for (const line of lines) lastLine = lastLine.then(() => onLine(line))
    })
  }

  return {
    ...(await startAbsent((port) => listenTcp(onConnection, port))),
    /** Oldest first; a repeated message has the same Message-ID. */
    mails,
    setFault: (next: MailFault | null) => {
      fault = next
    },
  }
}

type Options = {
  login: MailLogin | null
  fault(): MailFault | null
  onMail(mail: Mail): void
}

/** One session as a function from lines to replies. */
function createMailSession({ login, fault, onMail }: Options) {
  let [from, to]: [string, string[]] = ['', []]
  let isSignedIn = login === null
  let data: string[] | null = null

  const commands: Record<string, (argument: string) => Reply> = {
    EHLO: () => (login ? '250-simulator\r\n250-AUTH PLAIN\r\n250 8BITMIME' : '250 simulator'),
    QUIT: () => GOODBYE,
    AUTH: authenticate,
    MAIL: (argument) => {
      ;[from, to] = [addressIn(argument), []]
      return '250 2.1.0 OK'
    },
    RCPT: (argument) => {
      if (fault() === 'mailbox-full') return '552 5.2.2 Mailbox full'
      if (fault() === 'greylisted') return '450 4.7.1 Greylisted, try again later'
      to.push(addressIn(argument))
      return '250 2.1.5 OK'
    },
    DATA: () => {
      if (to.length === 0) return '503 5.5.1 No recipient'
      data = []
      return '354 End with a line with a dot'
    },
  }

  function authenticate(argument: string): Reply {
    const [, given = ''] = argument.split(' ')
    const [, user, password] = Buffer.from(given, 'base64').toString().split('\0')
    isSignedIn = login === null || (user === login.user && password === login.password)
    return isSignedIn ? '235 2.7.0 Accepted' : '535 5.7.8 Username and password not accepted'
  }

  async function onData(line: string, lines: string[]): Promise<Reply | undefined> {
    if (line !== '.') {
      lines.push(line.startsWith('.') ? line.slice(1) : line)
      return undefined
    }
    data = null
    if (fault() === 'closes') return null
    if (fault() === 'slow') await sleep(SLOW_MS)
    onMail(toMail(lines.join('\n'), from, to))
    const huge = fault() === 'huge-reply' ? `250-${'x'.repeat(500)}\r\n`.repeat(HUGE_REPLY_LINES) : ''
    return `${huge}250 2.0.0 Queued`
  }

  /** Undefined while a message goes on. */
  return async (line: string): Promise<Reply | undefined> => {
    if (data) return onData(line, data)
    const space = line.indexOf(' ')
    const verb = (space < 0 ? line : line.slice(0, space)).toUpperCase()
    if (!isSignedIn && NEEDS_LOGIN.includes(verb)) return '530 5.7.0 Authentication required'
    return commands[verb]?.(space < 0 ? '' : line.slice(space + 1)) ?? '500 5.5.2 Unknown command'
  }
}

function addressIn(argument: string): string {
  return /<([^>]*)>/.exec(argument)?.[1] ?? argument
}

function toMail(text: string, from: string, to: readonly string[]): Mail {
  const [head = ''] = text.split('\n\n', 1)
  // Folded header lines are joined.
  const headers = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const header = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  return { from, to: [...to], text, messageId: header('message-id'), subject: header('subject') }
}
