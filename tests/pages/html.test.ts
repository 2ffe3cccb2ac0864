// Pages are valid HTML.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { SITEMAP_PATHS } from '#contract/pages.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { findHtmlProblems } from '#tests/support/html.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

const PATHS = LANGUAGES.flatMap((language) => [
  ...SITEMAP_PATHS.map((path) => `/${language}${path}`),
  `/${language}/nowhere`,
])

test.each([...PATHS, '/api/docs'])('%s is valid', async (path) => {
  const html = await site.text(path)
  expect(html).toMatch(/^<!doctype html>/i)
  expect(await findHtmlProblems(html)).toEqual([])
})

test('the pages of a product, of its payment in every state, and of the admin area are valid', async () => {
  const buyer = createBuyer(site.url)
  const [product] = await buyer.products()
  const { reference } = await buyer.order()
  const check = async (path: string) => {
    expect(await findHtmlProblems(await site.text(path)), path).toEqual([])
  }
  for (const language of LANGUAGES) {
    await check(`/${language}/store/product/${product?._id}`)
    await check(`/${language}/store/product/nothing`)
    await check(`/${language}/store/checkout/${reference}`)
    await check(`/${language}/store/checkout/nothing`)
    for (const page of ['login', 'home', 'store', 'images', 'audit', 'password']) {
      await check(`/${language}/admin/${page}`)
    }
  }
  await buyer.simulate(reference, 'PAID')
  for (const language of LANGUAGES) await check(`/${language}/store/checkout/${reference}`)
})

test('the language redirect page is valid', async () => {
  const response = await site.get('/vote', { 'accept-language': 'id' })
  expect(await findHtmlProblems(await response.text())).toEqual([])
})
