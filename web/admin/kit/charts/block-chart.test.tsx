import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { adminEn } from '#content/locales/en/admin-index.ts'
import { createAdminTexts } from '../text/admin-text.ts'
import { AdminTextContext } from '../text/use-admin-text.ts'
import { type Bar, BlockChart } from './block-chart.tsx'

const { admin } = createAdminTexts('en', adminEn)

function render(bars: readonly Bar[]): string {
  return renderToStaticMarkup(
    <AdminTextContext value={admin}>
      <BlockChart title="Revenue" summary="Highest: 15" bars={bars} nameHead="Day" valueHead="Revenue" />
    </AdminTextContext>,
  )
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

test('one block is one sum, and a bar is as high as its value in blocks', () => {
  const html = render(BARS)
  expect(html).toContain('1 block = Rp200.000')
  expect(
    [...html.matchAll(/y="([\d.]+)" height="([\d.]+)" fill="url/g)].map(([, , height]) => height),
  ).toEqual(['147', '75'])
  expect(html).toContain('class="usual"')
})

test('a chart without sales has no bar and no fault', () => {
  const html = render([{ key: '1', label: '1', name: 'Sun 1 Nov', value: 0 }])
  expect(html).not.toContain('fill="url')
  expect(html).not.toContain('NaN')
})
