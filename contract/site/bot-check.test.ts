import { expect, test } from 'vitest'
import { BotCheck, Challenge } from './bot-check.schema.ts'

test('the bot check settings never contain the secret key', () => {
  const settings = { kind: 'turnstile', siteKey: 'site', scriptUrl: 'https://turnstile.example/api.js' }
  expect(BotCheck.parse({ ...settings, secretKey: 'secret' })).toEqual(settings)
  expect(BotCheck.parse({ kind: 'proof-of-work', siteKey: 'x' })).toEqual({ kind: 'proof-of-work' })
  expect(BotCheck.safeParse({ kind: 'none' }).success).toBe(false)
  expect(BotCheck.safeParse({ kind: 'turnstile' }).success).toBe(false)
})

test('a challenge needs a signature and never contains its solution', () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'aa',
    salt: 'bb',
    cost: 5_000,
    keyLength: 32,
    keyPrefix: 'cc',
    expiresAt: 1_800_000_000,
    data: { purpose: 'checkout' },
  }
  const challenge = { parameters, signature: 'dd' }
  expect(Challenge.parse({ parameters: { ...parameters, counter: 42 }, signature: 'dd' })).toEqual(challenge)
  expect(Challenge.safeParse({ parameters }).success).toBe(false)
})
