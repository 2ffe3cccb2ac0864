import { expect, test } from 'vitest'
import { feeRuleText } from './fee-rule-text.ts'

test('a fee of a part of a per cent has the decimal sign of its language', () => {
  expect(feeRuleText({ flat: 750, percent: 0.75 }, 'en')).toBe('Rp750 + 0.75%')
  expect(feeRuleText({ flat: 750, percent: 0.75 }, 'id')).toBe('Rp750 + 0,75%')
  expect(feeRuleText({ flat: 0, percent: 2 }, 'id')).toBe('2%')
  expect(feeRuleText({ flat: 4_250, percent: 0 }, 'en')).toBe('Rp4.250')
})
