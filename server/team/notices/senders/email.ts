// E-mail by SMTP. The library is loaded with the first message.

import { connect } from 'node:tls'
import { within } from '#server/platform/kernel/within.ts'
import type { Described } from '../described-event.ts'
import type { Message } from '../message.ts'
import type { MailServer } from '../notice-variables.ts'
import { clean, cut, replyLine } from './plain.ts'
import { SendError, type SendResult } from './send-result.ts'

type Target = { to: readonly string[]; server: MailServer }

const SUBJECT_LENGTH = 150
const BODY_LENGTH = 60_000
const SHOWN_MAX = 40
const GREETING_SHARE = 0.6
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
    return failureOf(await withReason(error, server, timeoutMs), server)
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
    // Leaves time to find out why there is none.
    greetingTimeout: timeoutMs * GREETING_SHARE,
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
  } catch (error) {
    throw await withReason(error, server, timeoutMs)
  } finally {
    transport.close()
  }
}

/** TLS on a port that begins without it, and the reverse, are the first mistakes that are made here. */
async function withReason(error: unknown, server: MailServer, timeoutMs: number): Promise<unknown> {
  const { code, message } = Object(error) as { code?: string; message?: string }
  if (code === 'ETLS') return new SendError('mail_no_tls', 'no encryption offered')
  if (/wrong version number|packet length too long/.test(String(message)))
    return new SendError('mail_starttls', 'not encrypted from the start')
  const isSilent = code === 'ETIMEDOUT' && !server.tls
  if (isSilent && (await speaksTls(server, timeoutMs * (1 - GREETING_SHARE))))
    return new SendError('mail_tls_first', 'encrypted from the start')
  return error
}

/** Sends nothing but the begin of TLS; a mail server that speaks first is not asked. */
function speaksTls({ host, port }: MailServer, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, rejectUnauthorized: false, timeout: ms })
    const end = (found: boolean) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('secureConnect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
    socket.once('close', () => end(false))
  })
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
