import { expect, test } from 'vitest'
import { fromInput, toInput } from './moment-field.tsx'

test('a moment is shown and entered in Jakarta’s time', () => {
  expect(toInput('2026-11-16T18:30:00.000Z')).toBe('2026-11-17T01:30')
  expect(fromInput('2026-11-17T01:30')).toBe('2026-11-16T18:30:00.000Z')
  expect(fromInput('2026-11-17T01:30:15')).toBe('2026-11-16T18:30:15.000Z')
})

test('an empty field is null, and what is no moment is empty', () => {
  expect(fromInput('')).toBeNull()
  expect(toInput(null)).toBe('')
  expect(toInput('soon')).toBe('')
})
