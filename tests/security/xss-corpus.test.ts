import { expect, test } from 'vitest'
import { CANARY, XSS_CORPUS } from './xss-corpus.ts'

test('the corpus is large, and every payload calls xss() or the canary host', () => {
  expect(XSS_CORPUS.length).toBeGreaterThanOrEqual(300)
  const idle = XSS_CORPUS.filter(
    (text) => !/xss|base64|__proto__|constructor/.test(text) && !text.includes(CANARY),
  )
  expect(idle).toEqual([])
})
