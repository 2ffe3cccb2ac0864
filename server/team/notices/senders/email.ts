// E-mail by SMTP. The library is loaded with the first message.

import { within } from '#server/platform/kernel/within.ts'
import type { Described, Message } from '../message.ts'
import type { MailServer } from '../notice-variables.ts'
import { clean, cut, replyLine } from './plain.ts'
import { SendError, type SendResult } from './send-result.ts'

type Target = { to: readonly string[]; server: MailServer }

const SUBJECT_LENGTH = 150
const BODY_LENGTH = 60_000
const SHOWN_MAX = 40
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/

export async function sendByEmail(
  { to, server }: Target,
  message: Message,
  { timeoutMs }: { timeoutMs: number },
): Promise<SendResult> {
  const { from } = server
  const transport = await openTransport(server, timeoutMs)
  try {
    const sending = transport.sendMail({
      from: { name: clean(message.network), address: from },
      to: [...to],
      // Mail servers recognise a repeated message by it.
      messageId: `<${message.id}@${from.split('@')[1]}>`,
      date: new Date(message.events[0]?.at ?? 0),
      subject: cut(clean(`[${message.network}] ${message.title}`), SUBJECT_LENGTH),
      text: textOf(message),
      headers: { 'auto-submitted': 'auto-generated' },
    })
    const { response, rejected } = await within(timeoutMs, sending, () => {
      throw new SendError('timeout', 'no reply in time')
    })
    const refused = rejected.length > 0 ? ` (${rejected.length} of ${to.length} addresses refused)` : ''
    const reply = replyLine(response + refused, secretsOf(server))
    return { outcome: 'delivered', reason: null, reply }
  } catch (error) {
    return failureOf(error, server)
  } finally {
    transport.close()
  }
}

async function openTransport({ host, port, tls, user, password }: MailServer, timeoutMs: number) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host,
    port,
    secure: tls,
    // A password never leaves in clear text.
    requireTLS: !tls && user !== null && !LOOPBACK.test(host),
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export async function testSignIn(server: MailServer, timeoutMs: number): Promise<void> {
  const transport = await openTransport(server, timeoutMs)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** An answer of the mail server is shown; anything else is an error of the connection. */
function failureOf(error: unknown, server: MailServer): SendResult {
  const { code, responseCode, response } = Object(error) as Record<string, unknown>
  if (typeof responseCode !== 'number' || typeof response !== 'string') throw error
  const reply = replyLine(response, secretsOf(server))
  if (code === 'EAUTH') return { outcome: 'failed', reason: 'mail_login', reply }
  // 4xx asks to try again, 5xx refuses the sender, the recipients or the message.
  return { outcome: responseCode >= 500 ? 'refused' : 'failed', reason: 'rejected', reply }
}

function secretsOf({ user, password }: MailServer): string[] {
  if (password === null) return []
  return [
    password,
    Buffer.from(password).toString('base64'),
    Buffer.from(`\0${user}\0${password}`).toString('base64'),
  ]
}

export function textOf({ entries, openLabel, moreLabel, network, id, url }: Message): string {
  const shown = entries.slice(0, SHOWN_MAX)
  const left = entries.length - shown.length
  const blocks = [
    ...shown.map((entry) => blockOf(entry, openLabel)),
    ...(left > 0 ? [`${moreLabel(left)}: ${url}`] : []),
  ]
  return cut(`${blocks.join('\n\n')}\n\n-- \n${clean(network)} · ${id}\n`, BODY_LENGTH)
}

function blockOf({ title, facts, text, url }: Described, openLabel: string): string {
  const line = (value: string) => clean(value).replaceAll('\n', ' ')
  return [
    line(title),
    ...facts.map(({ label, value }) => `${label}: ${line(value)}`),
    ...(text === null ? [] : [text]),
    `${openLabel}: ${url}`,
  ].join('\n')
}
