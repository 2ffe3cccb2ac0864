import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { createPrettyLog } from './pretty-log.ts'

const ESCAPE = '\u001b'

function logged(level: 'info' | 'warn' | 'error', fields: object, message: string, options = {}) {
  let text = ''
  const write = (part: string) => {
    text += part
  }
  const log = createLogger('trace', createPrettyLog({ write, colours: false, stacks: false, ...options }))
  log[level](fields, message)
  return text
}

const withoutTime = (text: string) => text.replace(/^\d\d:\d\d:\d\d /, '')

test('an event is one line: time, level, message and fields', () => {
  const text = logged('warn', { source: 'mc-heads.net', why: 'it replied 503', tries: 3 }, 'source rests')

  expect(text).toMatch(
    /^\d\d:\d\d:\d\d WARN {2}source rests source=mc-heads\.net why="it replied 503" tries=3\n$/,
  )
})

test('the time is that of the terminal', () => {
  let text = ''
  const log = createPrettyLog({ write: (part) => (text += part), colours: false, stacks: false })
  const at = new Date(2026, 10, 16, 9, 5, 7)
  log.write(JSON.stringify({ level: 30, time: at.toISOString(), msg: 'started' }))

  expect(text).toBe('09:05:07 INFO  started\n')
})

test('an error is told in short, with its code, and with its stack only when asked for', () => {
  const error = Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' })

  expect(withoutTime(logged('error', { err: error, job: 'ping' }, 'job failed'))).toBe(
    'ERROR job failed – TypeError: fetch failed (ECONNREFUSED) job=ping\n',
  )
  const lines = logged('error', { err: error }, 'job failed', { stacks: true }).split('\n')
  expect(lines.length).toBeGreaterThan(3)
  expect(lines[2]).toMatch(/^ {6}at .*pretty-log\.test\.ts/)
})

test('values from outside cannot steer the terminal or begin a line', () => {
  const evil = `Steve${ESCAPE}[2J\n10:00:00 INFO  paid\u009b31m\u202e`
  const text = logged('info', { name: evil, [evil]: 1, list: [evil], err: new Error(evil) }, evil)

  expect(text.trimEnd()).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(text).toContain('\\u001b[2J\\n10:00:00')
})

test('secrets are hidden, long values are cut, suppressed lines are counted', () => {
  const text = logged('info', { password: 'very-secret', long: 'x'.repeat(400), suppressed: 7 }, 'hello')

  expect(text).not.toContain('very-secret')
  expect(text).toContain('password="[hidden]"')
  expect(text).toMatch(/long="x{160}…" \(7 more were suppressed\)\n$/)
})

test('colours mark the level and nothing is lost without them', () => {
  const text = logged('error', { a: 1 }, 'broken', { colours: true })

  expect(text).toContain(`${ESCAPE}[31mERROR`)
  expect(withoutTime(stripVTControlCharacters(text))).toBe('ERROR broken a=1\n')
})

test('what is no JSON passes through', () => {
  let text = ''
  createPrettyLog({ write: (part) => (text += part), colours: true, stacks: false }).write('half a li')
  expect(text).toBe('half a li')
})
