import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { BotCheck, Challenge } from '#contract/site/bot-check.schema.ts'
import { handleError } from '#server/platform/http/error-handler.ts'
import { botCheckRoutes } from './bot-check.routes.ts'
import type { BotChecker } from './bot-check.ts'

const CHALLENGE: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'aa',
    salt: 'bb',
    cost: 1,
    keyLength: 32,
    keyPrefix: 'cc',
    keySignature: 'dd',
    expiresAt: 1_800_000_000,
    data: { purpose: 'checkout' },
  },
  signature: 'ee',
}

async function openApi(check: BotCheck, challenge: Challenge | null) {
  const app = Fastify()
  app.setErrorHandler(handleError)
  const checker: BotChecker = {
    describe: () => check,
    newChallenge: async () => challenge,
    verify: async () => 'failed',
  }
  botCheckRoutes(app, checker)
  return app
}

test('the challenge endpoint returns everything that the signature covers', async () => {
  const app = await openApi({ kind: 'proof-of-work' }, CHALLENGE)

  expect((await app.inject('/api/bot-check')).json()).toEqual({ kind: 'proof-of-work' })
  expect((await app.inject('/api/bot-check/challenge')).json()).toEqual(CHALLENGE)
})

test('the challenge endpoint replies 404 with Turnstile', async () => {
  const check = { kind: 'turnstile', siteKey: 'site', scriptUrl: 'https://turnstile.test/api.js' } as const
  const app = await openApi(check, null)

  expect((await app.inject('/api/bot-check')).json()).toEqual(check)
  const answer = await app.inject('/api/bot-check/challenge')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})
