import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function logged(details: object): string {
  let line = ''
  createLogger('info', {
    write: (text) => {
      line += text
    },
  }).info(details, 'hello\nworld')
  return line
}

test('secrets are hidden at every depth in use', () => {
  const secret = 'very-secret'
  const line = logged({
    password: secret,
    config: { tripay: { privateKey: secret, apiKey: secret }, rcon: { password: secret } },
    headers: { authorization: secret, cookie: secret },
    body: { turnstileToken: secret, token: secret },
  })

  expect(line).not.toContain(secret)
  expect(line).toContain('[hidden]')
})

test('a line is one JSON object with the time in UTC, whatever the text holds', () => {
  const line = logged({ a: 1 })

  expect(line.trimEnd()).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({ a: 1, msg: 'hello\nworld', time: expect.stringMatching(/Z$/) })
})
