import { expect, test } from 'vitest'
import { render as renderPart } from '#tests/support/read-admin.tsx'
import { type Bar, BlockChart } from './block-chart.tsx'

function render(bars: readonly Bar[], line: number | null = null): string {
  const words = { title: 'Revenue', summary: 'Highest: 15', nameHead: 'Day', valueHead: 'Revenue' }
  return renderPart(<BlockChart {...words} bars={bars} line={line} legend={null} />)
}

const BARS: Bar[] = [
  { key: '14', label: '14', name: 'Sat 14 Nov', value: 0 },
  { key: '15', label: '15', name: 'Sun 15 Nov', value: 2_940_000 },
  { key: '16', label: '16', name: 'Mon 16 Nov', value: 1_500_000, tone: 'now', usual: 2_000_000 },
]

test('the table has the numbers of every bar', () => {
  const cells = [...render(BARS).matchAll(/<th scope="row">([^<]*)<\/th><td class="num">([^<]*)/g)]
  expect(cells.map(([, name, value]) => [name, value])).toEqual([
    ['Sat 14 Nov', 'Rp0'],
    ['Sun 15 Nov', 'Rp2.940.000'],
    ['Mon 16 Nov', 'Rp1.500.000'],
  ])
})

test('one block is one sum, and bars are as high as their values compared', () => {
  const html = render(BARS)
  expect(html).toContain('1 block = Rp200.000')
  const heights = [...html.matchAll(/height="([\d.]+)" fill="url/g)].map(([, height]) => Number(height))
  expect(heights).toHaveLength(2)
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(2_940_000 / 1_500_000)
  expect(html).toContain('class="usual ')
})

test('the compared line and the mark of a bar stand at their sums', () => {
  const html = render(
    [...BARS, { key: '17', label: '17', name: 'Tue', value: 0, mark: 1_000_000 }],
    2_000_000,
  )
  const [line] = [...html.matchAll(/class="compared [^>]*y1="([\d.]+)"/g)].map(([, y]) => Number(y))
  const [mark] = [...html.matchAll(/class="mark [^>]*y="([\d.]+)"/g)].map(([, y]) => Number(y))
  const base = 280 - 24
  expect((base - (line ?? 0)) / (base - (mark ?? 0) - 1)).toBeCloseTo(2, 1)
})

test('a chart without sales has no bar and no fault', () => {
  const html = render([{ key: '1', label: '1', name: 'Sun 1 Nov', value: 0 }])
  expect(html).not.toContain('fill="url')
  expect(html).not.toContain('NaN')
})
