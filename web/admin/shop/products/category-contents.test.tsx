import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { SiteView } from '#contract/site/site.ts'
import { createAdminTexts } from '#web/admin/kit/text/admin-text.ts'
import { AdminTextContext } from '#web/admin/kit/text/use-admin-text.ts'
import { TextContext } from '#web/kit/i18n/use-text.ts'
import { SiteContext } from '#web/kit/layout/use-site.ts'
import { StaticRouter } from '#web/kit/router/router.tsx'
import { CategoryContents } from './category-contents.tsx'

const { admin, frame } = createAdminTexts('en', adminEn)
const LOCATION = { pathname: '/en/admin/store/categories', search: '', hash: '' }
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
  const html = renderToStaticMarkup(
    <StaticRouter location={LOCATION}>
      <TextContext value={frame}>
        <SiteContext value={{ pages: demoSettings.pages } as SiteView}>
          <AdminTextContext value={admin}>
            <CategoryContents categories={CATEGORIES} products={products} />
          </AdminTextContext>
        </SiteContext>
      </TextContext>
    </StaticRouter>,
  )
  const texts = html.split(/<[^>]*>/).filter(Boolean)
  expect(texts).toEqual([
    ...['Keys', 'Gold key', 'Points', '80 Points', 'Hidden'],
    ...['Category 3', adminEn.adminProducts.emptyCategory, 'No category', 'Rank'],
  ])
  expect(html).toContain('href="/en/admin/store/products/Gold key"')
})
