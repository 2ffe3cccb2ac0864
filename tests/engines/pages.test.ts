import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { SITEMAP_PAGES } from '#contract/pages.ts'
import { overflowing } from '#tests/support/browser-rules.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { DESKTOP, inEveryEngine, PHONE } from './every-engine.ts'

const TABS = 6

async function listPages(url: string): Promise<string[]> {
  const buyer = createBuyer(url)
  const [product] = await buyer.products()
  const { reference } = await buyer.order({ paymentMethod: 'BRIVA', username: 'Tiga_Mesin' })
  const single = [`/store/product/${product?._id}`, `/store/checkout/${reference}`]
  return [
    ...SITEMAP_PAGES.map(({ path }) => path),
    ...single,
    ...['/store/basket', '/store/orders', '/nowhere'],
  ]
}

inEveryEngine(
  'every public page is hydrated, fits a phone and a desktop, and shows the focus',
  async (visitor, url) => {
    const page = { evaluate: visitor.run } as Pick<Page, 'evaluate'>
    for (const path of await listPages(url)) {
      await visitor.resize(...PHONE)
      await visitor.open(`${url}/id${path}`)
      await visitor.find('h1')
      expect.soft(await overflowing(page), `${path} on a phone`).toEqual([])
      await visitor.resize(...DESKTOP)
      expect.soft(await overflowing(page), `${path} on a desktop`).toEqual([])
      for (let tab = 0; tab < TABS; tab += 1) await visitor.pressTab()
      const { tag, style, width } = await visitor.run(() => {
        const focused = document.activeElement ?? document.body
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        return { tag: focused.tagName, style: outlineStyle, width: Number.parseFloat(outlineWidth) }
      })
      expect.soft(tag, path).not.toBe('BODY')
      expect.soft([style, width >= 2], `${path}: the focus on ${tag}`).toEqual(['solid', true])
    }
  },
)
