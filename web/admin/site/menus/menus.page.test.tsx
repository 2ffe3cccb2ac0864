import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { ONE_PAGE } from '#tests/support/admin-replies.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const { menus } = demoSettings
const OWN_PAGE = {
  _id: 'P1',
  kind: 'page' as const,
  slug: 'rules',
  title: { en: 'House rules of the whole network', id: '' },
  image_url: null,
  published_at: '2026-11-16T12:00:00.000Z',
  hidden: false,
  version: 1,
  updated_at: '2026-11-16T12:00:00.000Z',
  updated_by: 'ayu',
}

const openMenus = () =>
  openSettings('site/menus', {
    api: { 'GET /api/admin/posts': { posts: [OWN_PAGE], pagination: ONE_PAGE.pagination } },
  })

test('an own page is added to the bar, which says what no longer fits', async () => {
  const { bodies, click, fire, texts } = await openMenus()
  expect(texts('main form .nav-link')).toEqual(['Home', 'Leaderboard', 'Vote', 'Store', 'More'])
  expect(texts('main form svg :is(.btn, span:has(svg[data-inline-flag]))')).toEqual([
    'EN',
    'ID',
    'Play Now',
    'ID',
    'Play Now',
  ])
  expect(document.querySelectorAll('.settings-preview .menu-link .icon').length).toBe(
    texts('.settings-preview .menu-link').length,
  )
  await click('main form button', 'Add an entry')
  const selects = [...document.querySelectorAll<HTMLSelectElement>('main form select')]
  const added = selects[menus.bar.length]
  if (!added) throw new Error('no entry was added')
  added.value = 'post rules'
  await fire(added, new Event('change', { bubbles: true }))
  expect(texts('main form [role=status]')).toEqual([
    'The bar is full. Under More: House rules of the whole network',
  ])
  expect(texts('main form .nav-link')).toEqual(['Home', 'Leaderboard', 'Vote', 'Store', 'More'])
  expect(texts('.settings-preview .menu-link.text-wait')).toEqual(['House rules of the whole network'])
  await click('main form button', 'Save')
  expect(bodies).toMatchObject([{ value: { bar: [...menus.bar, { kind: 'post', slug: 'rules' }] } }])
})

test('a link needs words in both languages and a web address', async () => {
  const { bodies, click, fire, texts, type } = await openMenus()
  const first = document.querySelector<HTMLSelectElement>('main form select')
  if (!first) throw new Error('no entry')
  first.value = 'link'
  await fire(first, new Event('change', { bubbles: true }))
  await type('main form input', 'Address', 'javascript:alert(1)')
  await click('main form button', 'Save')
  expect([bodies, texts('main form .error').length]).toEqual([[], 3])
})
