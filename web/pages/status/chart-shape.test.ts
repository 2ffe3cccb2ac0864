import { expect, test } from 'vitest'
import { chartShape } from './chart-shape.ts'

test('equal steps are one line, the area is closed, the busiest step is at the top', () => {
  expect(chartShape([10, 10, 20])).toEqual({
    line: 'M0 100H320H640V0H960',
    area: 'M0 200V100H320H640V0H960V200Z',
  })
})

test('what was not checked is a gap, never a zero', () => {
  const { line, area } = chartShape([null, 10, null, null, 0, null])
  expect(line).toBe('M160 0H320M640 200H800')
  expect(area).toBe('M160 200V0H320V200ZM640 200V200H800V200Z')
})

test('before the first check nothing is rendered, and one player is no full height', () => {
  expect(chartShape([null, null])).toEqual({ line: '', area: '' })
  expect(chartShape([1]).line).toBe('M0 150H960')
})
