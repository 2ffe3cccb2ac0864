import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

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

test('info lines are not rate limited', () => {
  const { log, lines } = openLog()
  for (let round = 0; round < 200; round += 1) log.info({ round }, 'order placed')
  expect(lines).toHaveLength(200)
})

test.each(['order', 'reference', 'gatewayReference', 'action'])(
  'a warning with %s is never suppressed',
  (name) => {
    const { log, lines } = openLog()
    for (let round = 0; round < 200; round += 1) log.warn({ [name]: round }, 'payment needs a person')
    expect(lines).toHaveLength(200)
  },
)

test('a fatal line is never suppressed', () => {
  const { log, lines } = openLog()
  for (let round = 0; round < 100; round += 1) log.fatal({}, 'out of memory')
  expect(lines).toHaveLength(100)
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
    stack: expect.stringContaining('log-bounds.test.ts'),
  })
})
