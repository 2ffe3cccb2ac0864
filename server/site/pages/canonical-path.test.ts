import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, splitAddress } from './canonical-path.ts'

test.each([
  ['/en/', '/en'],
  ['/en//vote', '/en/vote'],
  ['//evil.example', '/evil.example'],
  ['/en/vote///', '/en/vote'],
  ['/en\\vote', '/en/vote'],
  ['/\\evil.example', '/evil.example'],
  ['/en/./vote', '/en/vote'],
  ['/en/x/../vote', '/en/vote'],
  ['/en/%2e/vote', '/en/vote'],
  ['/en/x/%2E%2e/vote', '/en/vote'],
  ['/../../en', '/en'],
  ['/en/%76ote', '/en/vote'],
  ['/en/a%20b', '/en/a%20b'],
  ['/en/a%2fb', '/en/a%2Fb'],
  ['/en/%252e', '/en/%252e'],
  ['/en/caf\u00e9', '/en/caf%C3%A9'],
  ['/en/vote/+1', '/en/vote/+1'],
  ['/en/%2B1%3a@', '/en/+1:@'],
  ['/', '/'],
  ['', '/'],
])('%s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test.each(['/en/%', '/en/%zz', '/en/%E0%A4%A', '/en/vote/%00', '/en/%0d%0aX', '/en/%7f', '/en/\ud800'])(
  '%j cannot be read',
  (path) => {
    expect(canonicalPath(path)).toBeNull()
  },
)

test('a canonical path stays as it is, on this host', () => {
  const pieces = fc.constantFrom(...'/\\.a%@:; ', '..', '%2e', '%2f', '%5c', 'en', '%25')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const path = canonicalPath(`/${parts.join('')}`)
      if (path === null) return
      expect(canonicalPath(path)).toBe(path)
      const url = new URL(path, 'https://angkasa.test')
      expect([url.host, url.pathname]).toEqual(['angkasa.test', path])
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['/en/vote?a=/', { path: '/en/vote', search: '?a=/' }],
  ['/en?', { path: '/en', search: '?' }],
  ['/en?a\u00e9', { path: '/en', search: '?a%C3%A9' }],
  ['/en', { path: '/en', search: '' }],
])('%s is split into path and query', (url, parts) => {
  expect(splitAddress(url)).toEqual(parts)
})
