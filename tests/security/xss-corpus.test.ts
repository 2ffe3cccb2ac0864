import { expect, test } from 'vitest'
import { cleanStep } from '#contract/shop/instructions.ts'
import { XSS_CORPUS } from './xss-corpus.ts'

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
