import { expect, test } from 'vitest'
import { BotCheck } from './bot-check.schema.ts'

test('the bot check settings never contain the secret key', () => {
  const settings = { kind: 'turnstile', siteKey: 'site', scriptUrl: 'https://turnstile.example/api.js' }
  expect(BotCheck.parse({ ...settings, secretKey: 'secret' })).toEqual(settings)
  expect(BotCheck.parse({ kind: 'proof-of-work', siteKey: 'x' })).toEqual({ kind: 'proof-of-work' })
  expect(BotCheck.safeParse({ kind: 'none' }).success).toBe(false)
  expect(BotCheck.safeParse({ kind: 'turnstile' }).success).toBe(false)
})
