import { expect, test } from 'vitest'
import { startDiscordServer } from '#tests/simulators/discord-server.ts'
import { startHttpReceiver } from '#tests/simulators/http-receiver.ts'
import { startMailServer } from '#tests/simulators/mail-server.ts'
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
