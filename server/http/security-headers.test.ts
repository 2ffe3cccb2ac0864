import { expect, test } from 'vitest'
import { pageCsp } from './security-headers.ts'

const SETTINGS = { imageOrigins: [], https: false }

test('a page loads scripts, threads and frames from nowhere else', () => {
  const directives = pageCsp('<script>1</script>', SETTINGS).split('; ')

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
