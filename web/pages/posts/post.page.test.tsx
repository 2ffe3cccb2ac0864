import { expect, onTestFinished, test, vi } from 'vitest'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const summary = (slug: string): PostSummary => ({
  ...{ slug, path: `/en/news/${slug}`, title: `About ${slug}`, summary: 'It begins.', image_url: null },
  ...{ scene: 'survival-lake', minutes: 3, published_at: '2026-11-17T10:00:00.000Z' },
})

const open = (kind: 'news' | 'p', headings: number) =>
  renderPage(`/en/${kind}/season-2`, {
    services: {
      posts: {
        find: async () => ({
          ...summary('season-2'),
          text: `First.\n\n${Array.from({ length: headings }, (_, at) => `## Part ${at}`).join('\n\n')}`,
          ...{ isInBoth: true, older: summary('season-1'), newer: null },
        }),
      },
    },
  })

test('a post has its day and minutes, its older neighbour, and the address to copy', async () => {
  const { texts, click, get, find } = await open('news', 4)
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  expect(texts('main header .wrap p')[0]).toBe('17 November 20263 min read')
  expect(texts('nav[aria-label="Other posts"] a')).toEqual(['OlderAbout season-1'])
  expect(find('nav', 'Contents')).toBeUndefined()
  await click('button', 'Copy link')
  expect(writeText).toHaveBeenCalledWith('https://angkasa.test/en/news/season-2')
  expect(texts('.toast')).toEqual(['Link copied'])
  expect(get('a[href^="https://wa.me/"]').getAttribute('href')).toContain('About%20season-2%20https')
})

test('where the device has a share sheet, one button opens it', async () => {
  const share = vi.fn(async () => {})
  Object.assign(navigator, { share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  const { click, find } = await open('news', 0)
  expect(find('a[href^="https://wa.me/"]')).toBeUndefined()
  await click('button', 'Share')
  expect(share).toHaveBeenCalledWith({
    title: 'About season-2',
    url: 'https://angkasa.test/en/news/season-2',
  })
})

test('an own page has contents from three headings on, on phones from six, and nothing to share', async () => {
  const contents = async (headings: number) => {
    const { find, texts } = await open('p', headings)
    expect(texts('main button, main time')).toEqual([])
    return find('nav[aria-label=Contents]')
  }
  expect(await contents(2)).toBeUndefined()
  expect((await contents(3))?.className).toContain('max-lg:hidden')
  const six = await contents(6)
  expect(six?.className).not.toContain('max-lg:hidden')
  expect(six?.querySelectorAll('a')).toHaveLength(6)
})
