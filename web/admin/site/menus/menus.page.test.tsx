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

async function openMenus(posts = [OWN_PAGE]) {
  const page = await openSettings('site/menus', {
    api: { 'GET /api/admin/posts': { posts, pagination: ONE_PAGE.pagination } },
  })
  function choose(index: number, value: string): Promise<void> {
    const select = document.querySelectorAll<HTMLSelectElement>('main form select')[index]
    if (!select) throw new Error('no entry')
    select.value = value
    return page.fire(select, new Event('change', { bubbles: true }))
  }
  return { ...page, choose }
}

test('an own page is added to the bar, which says what no longer fits', async () => {
  const { bodies, choose, click, texts } = await openMenus()
  expect(texts('main form .nav-link')).toEqual(['Home', 'Leaderboard', 'Vote', 'Store', 'News', 'More'])
  const parts = texts('main form svg :is(.btn, span:has(svg[data-inline-flag]))')
  expect(parts).toEqual(['EN', 'ID', 'Play Now', 'ID', 'Play Now'])
  expect(document.querySelectorAll('.settings-preview .menu-link .icon').length).toBe(
    texts('.settings-preview .menu-link').length,
  )
  await click('main form button', 'Add an entry')
  await choose(menus.bar.length, 'post rules')
  expect(texts('main form [role=status]')).toEqual(['Moved to More: House rules of the whole network'])
  expect(texts('main form .nav-link')).toEqual(['Home', 'Leaderboard', 'Vote', 'Store', 'News', 'More'])
  expect(texts('.settings-preview .menu-link.text-wait')).toEqual(['House rules of the whole network'])
  await click('main form button', 'Save')
  expect(bodies).toMatchObject([{ value: { bar: [...menus.bar, { kind: 'post', slug: 'rules' }] } }])
})

test('a link needs words in both languages and a web address', async () => {
  const { bodies, choose, click, texts, type } = await openMenus()
  await choose(0, 'link')
  await type('main form input', 'Address', 'javascript:alert(1)')
  await click('main form button', 'Save')
  expect([bodies, texts('main form .error').length]).toEqual([[], 3])
})

test('the previews leave out what visitors cannot open', async () => {
  const { choose, click, texts } = await openMenus([{ ...OWN_PAGE, hidden: true }])
  await click('main form button', 'Add an entry')
  await choose(menus.bar.length, 'post rules')
  expect(texts('.settings-preview .menu-link').join()).not.toContain('House rules')
  expect(texts('main form [role=status]')).toEqual([])
})
