import { expect, test } from 'vitest'
import { adminNetwork } from '#content/locales/en/admin-network.ts'
import { read, render } from '#tests/support/read-admin.tsx'
import { CategoryContents } from './categories.page.tsx'

const CATEGORIES = [
  { id: 'keys', name: { en: 'Keys', id: 'Kunci' } },
  { id: 'points', name: { en: 'Points', id: 'Poin' } },
  { id: 'new', name: { en: '', id: '' } },
]
const product = (name: string, category: string, visible = true) => ({
  _id: name,
  name,
  name_id: '',
  category,
  visible,
})

test('lists the products below their category in its order, those without one last', () => {
  const products = [product('Rank', ''), product('80 Points', 'points', false), product('Gold key', 'keys')]
  const contents = <CategoryContents categories={CATEGORIES} products={products} />
  expect(read(contents)).toEqual([
    ...['Keys', 'Gold key', 'Points', '80 Points', 'Hidden'],
    ...['Category 3', adminNetwork.noRows, 'No category', 'Rank'],
  ])
  expect(render(contents)).toContain('href="/en/admin/store/products/Gold key"')
})
