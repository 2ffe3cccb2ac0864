import { expect, test } from 'vitest'
import { axisValues, chartShape } from './chart-shape.ts'

test.each([
  [
    [67, 12],
    [80, 60, 40, 20, 0],
  ],
  [
    [1, null],
    [4, 3, 2, 1, 0],
  ],
  [[null], [4, 3, 2, 1, 0]],
  [[214], [240, 180, 120, 60, 0]],
  [[100], [100, 75, 50, 25, 0]],
  [[9_001], [10_000, 7_500, 5_000, 2_500, 0]],
])('the axis of %j ends at whole numbers above it', (players, values) => {
  expect(axisValues(players)).toEqual(values)
})

test('equal steps are one line, the area is closed', () => {
  const { line, area, gaps } = chartShape([10, 10, 20], 40)
  expect(line).toBe('M0 150H320H640V100H960')
  expect(area).toBe('M0 200V150H320H640V100H960V200Z')
  expect(gaps).toEqual([])
})

test('what was not checked is a gap, never a zero', () => {
  const { line, area, gaps } = chartShape([null, 10, null, null, 0, null], 40)
  expect(gaps).toEqual([
    { from: 320, width: 320 },
    { from: 800, width: 160 },
  ])
  expect(line).toBe('M160 150H320M640 200H800')
  expect(area).toBe('M160 200V150H320V200ZM640 200V200H800V200Z')
})

test('before the first check nothing is rendered', () => {
  expect(chartShape([null, null], 4)).toEqual({ line: '', area: '', gaps: [] })
})
