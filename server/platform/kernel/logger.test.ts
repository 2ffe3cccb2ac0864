import { expect, test } from 'vitest'
import { createLogger, openLogDestination } from './logger.ts'

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

const ESCAPE = '\u001b'

function printed(options: {
  format?: 'pretty' | 'json'
  isTerminal?: boolean
  isTTY?: boolean
  hasColors?: boolean
  level?: string
}) {
  const { format = null, isTerminal = false, isTTY = isTerminal, hasColors = true, level = 'info' } = options
  let text = ''
  const stdout = {
    isTTY,
    hasColors: () => hasColors,
    write: (part: string | Uint8Array) => {
      text += part
      return true
    },
  }
  const destination = openLogDestination({ format, isTerminal, level, stdout })
  if (!destination) return 'json'
  createLogger(level, destination).error({ err: new Error('why') }, 'hello')
  return text
}

test('lines are readable on a terminal and JSON elsewhere, unless LOG_FORMAT chooses', () => {
  expect(printed({})).toBe('json')
  expect(printed({ isTerminal: true })).toContain('hello')
  expect(printed({ isTerminal: true, format: 'json' })).toBe('json')
  expect(printed({ format: 'pretty' })).toContain('hello')
})

test('colours are for terminals that want them', () => {
  expect(printed({ isTerminal: true })).toContain(ESCAPE)
  expect(printed({ isTerminal: true, hasColors: false })).not.toContain(ESCAPE)
  expect(printed({ format: 'pretty' })).not.toContain(ESCAPE)
})

test('a stack is printed with the level debug only', () => {
  expect(printed({ isTerminal: true }).trim().split('\n')).toHaveLength(1)
  expect(printed({ isTerminal: true, level: 'debug' }).split('\n').length).toBeGreaterThan(3)
})
