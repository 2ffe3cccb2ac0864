import { expect, test } from 'vitest'
import { DUMMY_TOKEN, PASSING_SECRET, startTurnstileServer } from './turnstile-server.ts'

async function openServer(scriptFailures = 0) {
  const server = await startTurnstileServer({ now: () => new Date('2026-11-15T03:00:00Z'), scriptFailures })
  const verify = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ secret: server.secretKey, ...fields })
    return (await fetch(server.verifyUrl, { method: 'POST', body })).json()
  }
  return { ...server, verify, [Symbol.asyncDispose]: server.close }
}

test('a token is valid once; a retry with the same idempotency key gets the same response', async () => {
  await using server = await openServer()
  const response = server.issue({ hostname: 'angkasa.test' })
  const passed = {
    success: true,
    'error-codes': [],
    challenge_ts: '2026-11-15T03:00:00.000Z',
    hostname: 'angkasa.test',
    action: 'checkout',
    cdata: '',
  }

  expect(await server.verify({ response, idempotency_key: 'a' })).toEqual(passed)
  expect(await server.verify({ response, idempotency_key: 'a' })).toEqual(passed)
  expect(await server.verify({ response, idempotency_key: 'b' })).toMatchObject({
    success: false,
    'error-codes': ['timeout-or-duplicate'],
  })
  expect(await server.verify({ response })).toMatchObject({ success: false })
})

test('without an idempotency key a token is valid once', async () => {
  await using server = await openServer()
  const response = server.issue({ hostname: 'angkasa.test' })

  expect(await server.verify({ response })).toMatchObject({ success: true })
  expect(await server.verify({ response })).toMatchObject({ success: false })
})

test.each([
  [{ secret: '' }, 'missing-input-secret'],
  [{ secret: 'other' }, 'invalid-input-secret'],
  [{ response: '' }, 'missing-input-response'],
  [{ response: 'made-up' }, 'invalid-input-response'],
])('%j is refused with %s', async (fields, code) => {
  await using server = await openServer()

  expect(await server.verify({ response: 'token', ...fields })).toMatchObject({ 'error-codes': [code] })
})

test('the always-pass secret accepts every token', async () => {
  await using server = await openServer()

  expect(await server.verify({ secret: PASSING_SECRET, response: DUMMY_TOKEN })).toMatchObject({
    success: true,
  })
})

test('the script fails a configured number of times', async () => {
  await using server = await openServer(2)
  const statuses = []
  for (let tries = 0; tries < 3; tries += 1) statuses.push((await fetch(server.scriptUrl)).status)

  expect(statuses).toEqual([500, 500, 200])
})

test('the widget creates a token for its page', async () => {
  await using server = await openServer()
  const widget = server.scriptUrl.replace('api.js', 'widget?hostname=angkasa.test&action=checkout&sitekey=x')
  const [, response = ''] = /token: "([^"]+)"/.exec(await (await fetch(widget)).text()) ?? []

  expect(await server.verify({ response })).toMatchObject({ hostname: 'angkasa.test', action: 'checkout' })
})
