import { expect, test } from 'vitest'
import { createLogger, openLogDestination } from './logger.ts'

function openLog() {
  let now = 1_000_000
  const lines: Record<string, unknown>[] = []
  const log = createLogger(
    'info',
    { write: (line) => lines.push(JSON.parse(line)) },
    { now: () => new Date(now) },
  )
  return {
    log,
    lines,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('secrets are hidden at every depth in use', () => {
  const secret = 'very-secret'
  const { log, lines } = openLog()
  log.info({
    password: secret,
    config: { tripay: { privateKey: secret, apiKey: secret }, rcon: { password: secret } },
    headers: { authorization: secret, cookie: secret },
    body: { turnstileToken: secret, token: secret },
  })

  expect(JSON.stringify(lines)).not.toContain(secret)
  expect(lines[0]).toHaveProperty('password', '[hidden]')
})

test('a line is one JSON object with the time in UTC, whatever the text holds', () => {
  const written: string[] = []
  createLogger('info', { write: (line) => written.push(line) }).info({ a: 1 }, 'hello\nworld')

  expect(written.join().trimEnd()).not.toContain('\n')
  expect(JSON.parse(written.join())).toMatchObject({
    a: 1,
    msg: 'hello\nworld',
    time: expect.stringMatching(/Z$/),
  })
})

const ESCAPE = '\u001b'

const DEFAULTS = {
  format: null as 'pretty' | 'json' | null,
  isTerminal: false,
  hasColors: true,
  level: 'info',
}

function printed(options: Partial<typeof DEFAULTS>) {
  const { format, isTerminal, hasColors, level } = { ...DEFAULTS, ...options }
  let text = ''
  const stdout = {
    isTTY: isTerminal,
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

test.each(['warn', 'error'] as const)(
  'writes thirty lines of one %s a minute, then counts the suppressed ones',
  (level) => {
    const { log, lines, pass } = openLog()
    for (let round = 0; round < 200; round += 1) log[level]({ round }, 'admin call refused')
    log[level]({}, 'another message')
    expect(lines).toHaveLength(31)

    pass(59_999)
    log[level]({}, 'admin call refused')
    expect(lines).toHaveLength(31)
    pass(1)
    log[level]({ a: 1 }, 'admin call refused')
    log[level]({}, 'admin call refused')
    expect(lines.slice(31)).toMatchObject([{ a: 1, suppressed: 171 }, { msg: 'admin call refused' }])
    expect(lines.at(-1)).not.toHaveProperty('suppressed')
  },
)

test.each([
  ['an info line', 'info', {}],
  ['a fatal line', 'fatal', {}],
  ...['order', 'reference', 'gatewayReference', 'action'].map(
    (name) => [`a warning with ${name}`, 'warn', { [name]: 1 }] as const,
  ),
] as const)('%s is never suppressed', (_line, level, fields) => {
  const { log, lines } = openLog()
  for (let round = 0; round < 200; round += 1) log[level](fields, 'payment needs a person')
  expect(lines).toHaveLength(200)
})

test('lines of request loggers share the rate limit', () => {
  const { log, lines } = openLog()
  for (let round = 0; round < 100; round += 1) log.child({ reqId: round }).warn({}, 'admin call refused')
  expect(lines).toHaveLength(30)
})

test('a line is truncated to a maximum size', () => {
  const { log, lines } = openLog()
  const long = 'x'.repeat(100_000)
  const error = Object.assign(new Error(long), { detail: long, list: Array(10_000).fill(long) })
  log.error(
    { path: long, deep: { a: { b: { c: { d: { e: long } } } } }, list: Array(10_000).fill('y') },
    'request failed',
  )
  log.error({ err: error }, 'request failed')

  const [first, second] = lines
  expect(first?.path).toBe(`${'x'.repeat(500)}… (100000 characters)`)
  expect(first?.list).toHaveLength(30)
  expect(second?.err).toMatchObject({ type: 'Error', message: expect.stringMatching(/^x{500}…/) })
  for (const line of lines) expect(JSON.stringify(line).length).toBeLessThan(25_000)
})

test('an error keeps its stack, a short line all its fields', () => {
  const { log, lines } = openLog()
  log.error(
    { err: new Error('no room', { cause: new Error('disk full') }), at: new Date(0), n: 1, list: [1, 2] },
    'x',
  )

  expect(lines[0]).toMatchObject({ at: '1970-01-01T00:00:00.000Z', n: 1, list: [1, 2] })
  expect(lines[0]?.err).toMatchObject({
    message: 'no room: disk full',
    stack: expect.stringContaining('logger.test.ts'),
  })
})
