// Webhooks, e-mails and one-time codes are read by packages that others wrote.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { TOTP, URI } from 'otpauth'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { NoticeEvent } from '#contract/team/notice-event.schema.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createMessage } from '#server/team/notices/message.ts'
import { toMailServer } from '#server/team/notices/notice-variables.ts'
import { createSender } from '#server/team/notices/senders/index.ts'
import { findStep, newTotpSecret, totpAddress } from '#server/team/sign-in/totp.ts'
import { startHttpReceiver } from '#tests/simulators/http-receiver.ts'

const PLAYER = 'Zoë 銀河'
const DATA = { id: 'ORDER1', reference: 'ANG-1', player: PLAYER, product: 'Vega', amount: 77_000 }
const EVENT = NoticeEvent.parse({ type: 'order.paid', data: DATA })
const MESSAGE = createMessage(
  { id: 'msg_1', topic: 'sale', events: [{ ...EVENT, at: '2026-11-16T13:14:00.000Z' }] },
  { publicUrl: 'https://angkasa.test', network: 'Angkasa', language: 'id' },
)
const send = createSender({ clock: systemClock, allowPrivate: true })

test('standardwebhooks verifies a signed notice, and refuses a changed one', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const webhook = new Webhook(secret)
  const bodies: unknown[] = []
  const receiver = await startHttpReceiver(({ headers, body }) => {
    const given = headers as Record<string, string>
    bodies.push(webhook.verify(body, given))
    expect(() => webhook.verify(body.replace('Vega', 'Nova'), given)).toThrow()
    return { status: 204 }
  })
  const { outcome } = await send({ kind: 'webhook', url: receiver.origin, secret }, MESSAGE)
  expect(outcome).toBe('delivered')
  expect(bodies).toMatchObject([{ type: 'order.paid', data: { player: PLAYER, amount: 77_000 } }])
  await receiver.close()
})

async function startMailServer(mails: Email[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(parts)))
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return { port: (listening.address() as AddressInfo).port, close: () => server.close() }
}

test('smtp-server takes an e-mail, and postal-mime reads its texts in every alphabet', async () => {
  const mails: Email[] = []
  const { port, close } = await startMailServer(mails)
  const server = toMailServer(`smtp://127.0.0.1:${port}`, 'toko@angkasa.test')
  if (!server) throw new Error('not an address of a mail server')
  const result = await send({ kind: 'email', to: ['pemilik@angkasa.test'], server }, MESSAGE)
  expect(result).toMatchObject({ outcome: 'delivered' })
  expect(mails).toMatchObject([{ to: [{ address: 'pemilik@angkasa.test' }] }])
  expect(mails[0]?.text).toContain(PLAYER)
  expect(mails[0]?.text).toContain('Rp77.000')
  close()
})

test('otpauth reads the address of the QR code, and its codes are accepted', () => {
  const secret = newTotpSecret(systemRandom)
  const address = totpAddress({ issuer: 'Angkasa & Ko', account: 'budi.s', secret })
  const app = URI.parse(address)
  if (!(app instanceof TOTP)) throw new Error('not time-based')
  expect([app.issuer, app.label]).toEqual(['Angkasa & Ko', 'budi.s'])
  const now = new Date('2026-11-19T13:14:15Z')
  const step = Math.floor(now.getTime() / 30_000)
  for (const offset of [-1, 0, 1]) {
    const code = app.generate({ timestamp: now.getTime() + offset * 30_000 })
    expect(findStep(secret, code, now), String(offset)).toBe(step + offset)
  }
})
