import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from '#server/platform/http/error-handler.ts'
import { botCheckRoutes } from './bot-check.routes.ts'

test('the challenge endpoint replies 404 with Turnstile', async () => {
  const check = { kind: 'turnstile', siteKey: 'site', scriptUrl: 'https://turnstile.test/api.js' } as const
  const app = Fastify()
  app.setErrorHandler(handleError)
  botCheckRoutes(app, {
    describe: () => check,
    newChallenge: async () => null,
    verify: async () => 'failed',
  })

  expect((await app.inject('/api/bot-check')).json()).toEqual(check)
  const answer = await app.inject('/api/bot-check/challenge')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})
