import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startDiscordServer } from '#tests/simulators/discord-server.ts'
import { startHttpReceiver } from '#tests/simulators/http-receiver.ts'
import { startMailServer } from '#tests/simulators/mail-server.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { addressOf, probeChannel } from './probe-channel.service.ts'

const OPTIONS = { allowPrivate: true, timeoutMs: 5_000 }
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

function mailServer(port: number, password: string | null) {
  const server = { host: '127.0.0.1', port, tls: false, user: 'site', password, from: 'site@example.test' }
  return { kind: 'email' as const, to: ['owner@example.test'], server }
}

test('a mail server is signed in to, and gets no message', async () => {
  const mail = await startMailServer({ login: { user: 'site', password: 'right-password' } })
  expect(await probeChannel(mailServer(mail.port, 'right-password'), OPTIONS)).toBeNull()
  expect(await probeChannel(mailServer(mail.port, 'wrong-password'), OPTIONS)).toBe('mail_login')
  expect(mail.mails).toEqual([])
  await mail.close()
  expect(await probeChannel(mailServer(mail.port, 'right-password'), OPTIONS)).toBe('refused')
})

test('TLS on a port that begins without it, the reverse, and a server without TLS are told apart', async () => {
  const { key, certificate } = makeCertificate(temporaryFolder())
  const login = { user: 'site', password: 'right-password' }
  const plain = await startMailServer({ login })
  const encrypted = await startMailServer({
    login,
    tls: { key: readFileSync(key), cert: readFileSync(certificate) },
  })
  const silent = await startMailServer({ login })
  silent.setFault('hang')
  const quick = { ...OPTIONS, timeoutMs: 1_000 }
  const probe = (port: number, change: object) => {
    const target = mailServer(port, 'right-password')
    return probeChannel({ ...target, server: { ...target.server, ...change } }, quick)
  }
  expect(await probe(plain.port, { tls: true })).toBe('mail_starttls')
  expect(await probe(encrypted.port, { tls: false })).toBe('mail_tls_first')
  expect(await probe(silent.port, { tls: false })).toBe('timeout')
  // Another address of this machine, because a password may go unencrypted over loopback.
  expect(await probe(plain.port, { host: '0.0.0.0' })).toBe('mail_no_tls')
  expect(await probe(encrypted.port, { tls: true })).toBe('tls')
  expect(plain.mails).toEqual([])
  for (const server of [plain, encrypted, silent]) await server.close()
})

test('a webhook is asked for its headers, and gets no message', async () => {
  const bodies: string[] = []
  const receiver = await startHttpReceiver(({ body }) => {
    bodies.push(body)
    return { status: 405 }
  })
  const target = { kind: 'webhook' as const, url: `${receiver.origin}/hook`, secret: SECRET }
  expect(await probeChannel(target, OPTIONS)).toBeNull()
  expect(bodies).toEqual([''])
  receiver.setFault('not-found')
  expect(await probeChannel(target, OPTIONS)).toBe('gone')
  receiver.setFault('error-500')
  expect(await probeChannel(target, OPTIONS)).toBe('rejected')
  receiver.setFault('hang')
  expect(await probeChannel(target, { ...OPTIONS, timeoutMs: 100 })).toBe('timeout')
  expect(await probeChannel(target, { ...OPTIONS, allowPrivate: false })).toBe('not_https')
  await receiver.close()
})

test('a Discord webhook that was deleted is found without posting', async () => {
  const discord = await startDiscordServer()
  const url = new URL('/api/webhooks/1/gone', discord.url).href
  expect(await probeChannel({ kind: 'discord', url }, OPTIONS)).toBe('gone')
  expect(discord.messages).toEqual([])
  expect(addressOf({ kind: 'discord', url })).toBe(new URL(url).host)
  await discord.close()
})
