// An SMTP server on loopback, with simulated faults. It stores messages in memory.
import type { Socket } from 'node:net'
import { remember } from '#simulators/remember.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { startAbsent } from './absent.ts'
import {
  createMailSession,
  GOODBYE,
  GREETING,
  type Mail,
  type MailFault,
  type MailLogin,
} from './mail-session.ts'

export type { Mail, MailFault } from './mail-session.ts'

const MAX_ITEMS = 2_000
const LINE_MAX = 64 * 1024

export async function startMailServer({ login = null }: { login?: MailLogin | null } = {}) {
  const mails: Mail[] = []
  let fault: MailFault | null = null

  const onMail = (mail: Mail) => remember(mails, mail, MAX_ITEMS)

  function onConnection(socket: Socket): void {
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
