import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { HIDE_DISMISSED_SCRIPT } from '#contract/site/announcement.ts'
import { SHOW_OPEN_ORDER_SCRIPT } from '#contract/site/open-order.ts'
import { bareCsp, DATA_CSP, pageCsp } from './security-headers.ts'

const SETTINGS = { imageOrigins: [], https: false }
const OWN = 'requestAnimationFrame(()=>{})'

const documentWith = (content: string) =>
  `<!DOCTYPE html><html><body>${content}<script type="application/json">{}</script><script>${OWN}</script></body></html>`
const directiveOf = (csp: string, name: string) => csp.split('; ').find((line) => line.startsWith(name))
const named = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('a page loads scripts, threads and frames from nowhere else', () => {
  const directives = pageCsp(documentWith(''), SETTINGS).split('; ')

  expect(directives).toContain("worker-src 'self'")
  expect(directives).toContain("frame-src 'none'")
  expect(directives.find((line) => line.startsWith('script-src'))).toMatch(
    /^script-src 'self' 'sha256-[^' ]+'$/,
  )
})

test('a bot check from outside may bring its script and its frame, and nothing more', () => {
  const origin = 'https://challenges.test'
  const naming = pageCsp('', { ...SETTINGS, widgetOrigins: [origin] })
    .split('; ')
    .filter((line) => line.includes(origin))

  expect(naming).toEqual([`script-src 'self' ${origin}`, `frame-src ${origin}`])
})

test.each([
  '<script>alert(1)</script>',
  '<script>alert(1)</script></body></html>',
  '<script src="/x"></script><script>alert(1)</script>',
  '<script type="module">alert(1)</script>',
])('a script that somebody brought into the page is not named: %s', (brought) => {
  const csp = pageCsp(documentWith(brought), SETTINGS)

  expect(directiveOf(csp, 'script-src')).toBe(`script-src 'self' ${named(OWN)}`)
})

test.each([HIDE_DISMISSED_SCRIPT, SHOW_OPEN_ORDER_SCRIPT])(
  'a script of a line above the page is allowed where it stands, and no changed copy of it',
  (own) => {
    const bar = (script: string) => documentWith(`<aside><script>${script}</script></aside>`)
    const scripts = (html: string) => directiveOf(pageCsp(html, SETTINGS), 'script-src')

    expect(scripts(bar(own))).toBe(`script-src 'self' ${named(OWN)} ${named(own)}`)
    expect(scripts(bar(own.replace('hidden', 'id')))).toBe(`script-src 'self' ${named(OWN)}`)
  },
)

test('a page without a script of ours allows none', () => {
  const csp = pageCsp('<html><body><script>alert(1)</script><p>x</p></body></html>', SETTINGS)
  expect(directiveOf(csp, 'script-src')).toBe("script-src 'self'")
})

test('the address of a picture cannot bring a directive of its own', () => {
  const fine = ['https://cdn.test', 'http://127.0.0.1:9000', 'https://[::1]:80', 'https:', 'blob:']
  const hostile = [
    'https://a;sandbox',
    'https://a,default-src',
    "https://a'unsafe-inline'",
    'https://*',
    '*',
    'data:',
  ]
  const csp = pageCsp(documentWith(''), { ...SETTINGS, imageOrigins: [...hostile, ...fine] })

  expect(directiveOf(csp, 'img-src')).toBe(`img-src 'self' data: ${fine.join(' ')}`)
  expect(csp).not.toMatch(/sandbox|,|unsafe-inline'(?!; img-src)/)
})

test('a page that is nothing but its script may do nothing else', () => {
  expect(bareCsp({ script: 'x' })).toBe(`${DATA_CSP}; script-src ${named('x')}`)
})
