import { expect, test } from 'vitest'
import { cleanStep } from '#contract/shop/instructions.ts'
import { CANARY, XSS_CORPUS } from './xss-corpus.ts'

test('the corpus is large, and every payload calls xss() or the canary host', () => {
  expect(XSS_CORPUS.length).toBeGreaterThanOrEqual(300)
  const idle = XSS_CORPUS.filter(
    (text) => !/xss|base64|__proto__|constructor/.test(text) && !text.includes(CANARY),
  )
  expect(idle).toEqual([])
})

/** Text, a few entities and tags without attributes. */
const HARMLESS = /^(?:[^<>&"'\p{Cc}]|&(?:amp|lt|gt|quot|apos|nbsp|#39);|<\/?(?:b|strong|i|em)>|<br>)*$/u

test('a step of the gateway has no tag or attribute of the corpus', () => {
  for (const attack of XSS_CORPUS) {
    for (const html of [attack, `${attack}${attack}`, attack.toUpperCase()]) {
      const clean = cleanStep(html)
      expect(clean, html).toMatch(HARMLESS)
      expect(cleanStep(clean), html).toBe(clean)
    }
  }
})
