// Own pages and news, from the call of the console to the page of a visitor.
import { expect, test } from 'vitest'
import type { AdminPost, PostForm } from '#contract/site/posts.schema.ts'
import { parseHtml } from '#tests/support/html.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const { admin, ...site } = await ownedSiteOfFile()

const AN_HOUR_AGO = new Date(Date.now() - 60 * 60 * 1_000).toISOString()

const FORM: PostForm = {
  kind: 'news',
  slug: 'season-2',
  title: { en: 'Season 2 <begins>', id: 'Musim 2 dimulai' },
  text: { en: 'New *islands* at {{name}}.\n\n## When\n\nToday.\n\n## Where\n\nHere.', id: 'Pulau baru.' },
  image_url: null,
  published_at: AN_HOUR_AGO,
  hidden: false,
}

const add = async (change: Partial<PostForm> = {}): Promise<AdminPost> => {
  const reply = await admin.ask('/posts', 'POST', { ...FORM, ...change })
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as AdminPost
}
const remove = ({ _id }: AdminPost) => admin.ask(`/posts/${_id}`, 'DELETE')

test('a fresh site has no page of news, and nothing leads there', async () => {
  expect((await site.get('/en/news')).status).toBe(404)
  expect((await site.seen('/en')).html).not.toContain('/en/news')
  expect(await site.text('/sitemap.xml')).not.toContain('/news')
  expect(await site.json('/api/posts?kind=news')).toEqual({
    posts: [],
    pagination: { totalPages: 1, hasMore: false },
  })
  expect((await site.get('/en/news/season-2')).status).toBe(404)
  expect((await site.get('/en/news?page=2')).status).toBe(404)
})

test('news is on its page, in the list, on the home page, in the feed and in the sitemap', async () => {
  await site.seen('/en')
  const post = await add()
  const { status, html } = await site.seen('/en/news/season-2')
  expect(status).toBe(200)
  expect(html).toContain('<title>Season 2 &lt;begins&gt; · Angkasa Network</title>')
  expect(html).toMatch(/<h1[^>]*>Season 2 &lt;begins&gt;<\/h1>/)
  expect(html).toContain('1 min read')
  expect(html).toMatch(/href="https:\/\/wa\.me\/\?text=Season%202[^"]*%2Fen%2Fnews%2Fseason-2"/)
  expect(html).toContain(
    '<meta name="description" content="New islands at Angkasa Network. When: Today. Where: Here."/>',
  )
  expect(html).toContain('<em>islands</em>')
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain(`<meta property="article:published_time" content="${AN_HOUR_AGO}"/>`)
  const data = JSON.parse(
    /<script type="application\/ld\+json">([^<]*)</.exec(await site.text('/en/news/season-2'))?.[1] ?? '',
  )
  expect(data['@graph'][1].itemListElement.map(({ item }: { item: string }) => item)).toEqual(
    ['', '/news', '/news/season-2'].map((step) => `${PUBLIC_URL}/en${step}`),
  )
  expect(data['@graph'][2]).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Season 2 <begins>',
    datePublished: AN_HOUR_AGO,
    author: { name: 'Angkasa Network' },
  })
  for (const language of ['en', 'id'])
    expect(html).toContain(`hrefLang="${language}" href="${PUBLIC_URL}/${language}/news/season-2"`)
  expect(html).toContain(`hrefLang="x-default" href="${PUBLIC_URL}/news/season-2"`)
  const share = /<meta property="og:image" content="([^"]*\/share-news-en\.jpg)"/.exec(html)?.[1] ?? ''
  expect((await site.get(share.replace(PUBLIC_URL, ''))).headers.get('content-type')).toBe('image/jpeg')

  const list = parseHtml((await site.seen('/en/news')).html)
  expect(list.querySelector('main a[href="/en/news/season-2"]')?.textContent).toContain('1 min read')
  expect(list.querySelector('header a[href="/en/news"]')?.textContent).toBe('News')
  expect((await site.seen('/en')).html).toContain('href="/en/news/season-2"')
  expect((await site.seen('/id')).html).toContain('Musim 2 dimulai')
  const feed = await site.get('/id/news.xml')
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const entry = await feed.text()
  const again = await site.get('/id/news.xml', { 'if-none-match': feed.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(entry).toContain('<title>Musim 2 dimulai</title>')
  expect(entry).toContain(`<link rel="alternate" type="text/html" href="${PUBLIC_URL}/id/news/season-2"/>`)
  const links = [...entry.matchAll(/^ {2}<link rel="(\w+)"[^>]* href="([^"]+)"\/>/gm)].map(
    ([, ...link]) => link,
  )
  expect(links).toEqual([
    ['alternate', `${PUBLIC_URL}/id/news`],
    ['self', `${PUBLIC_URL}/id/news.xml`],
  ])
  expect(entry).toContain(`<published>${AN_HOUR_AGO}</published>`)
  const sitemap = await site.text('/sitemap.xml')
  expect(sitemap).toContain(`<loc>${PUBLIC_URL}/id/news/season-2</loc>\n    <xhtml:link`)
  expect(sitemap).toContain(`<loc>${PUBLIC_URL}/en/news</loc>`)
  await remove(post)
  const etag = feed.headers.get('etag') ?? ''
  expect((await site.get('/id/news.xml', { 'if-none-match': etag })).status).toBe(200)
  for (const path of ['/en/news/season-2', '/en/news?page=2'])
    expect((await site.seen(path)).status).toBe(404)
  expect((await site.seen('/en')).html).not.toContain('/en/news')
})

test('a page of one language is not found in the other, and has no alternates', async () => {
  const post = await add({
    kind: 'page',
    slug: 'staff',
    title: { en: '', id: 'Staf' },
    text: { en: '', id: 'Kami.' },
  })
  expect((await site.seen('/en/p/staff')).status).toBe(404)
  const { status, html } = await site.seen('/id/p/staff')
  expect(status).toBe(200)
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/id/p/staff"/>`)
  expect(html).not.toMatch(/hrefLang="(?:en|id|x-default)" href="[^"]*\/p\/staff"\/>/)
  expect(html).not.toContain('og:locale:alternate')
  const sitemap = await site.text('/sitemap.xml')
  expect(sitemap).toContain(`<loc>${PUBLIC_URL}/id/p/staff</loc>\n  </url>`)
  expect(sitemap).not.toContain('/en/p/staff')
  await remove(post)
})

test('the language switcher of a post in one language leads to a page that exists', async () => {
  const switcherOf = async (path: string) => {
    const page = parseHtml(await site.text(path))
    return [...page.querySelectorAll('header fieldset a')].map((link) => link.getAttribute('href'))
  }
  const english = { title: { en: 'Staff', id: '' }, text: { en: 'We.', id: '' } }
  const posts = [
    await add({ slug: 'staff', ...english }),
    await add({ kind: 'page', slug: 'staff', ...english }),
    await add(),
  ]
  expect(await switcherOf('/en/news/staff')).toEqual(['/en/news/staff', '/id/news'])
  expect(await switcherOf('/en/p/staff')).toEqual(['/en/p/staff', '/id'])
  expect(await switcherOf('/en/news/season-2')).toEqual(['/en/news/season-2', '/id/news/season-2'])
  for (const post of posts) await remove(post)
})

test('a saved change is live at once, and a hidden or later post is not found', async () => {
  const post = await add({ kind: 'page', slug: 'rules' })
  expect((await site.seen('/en/p/rules')).html).toContain('Season 2')
  const edit = (change: Partial<PostForm>, version: number) =>
    admin.ask(`/posts/${post._id}`, 'PUT', { ...FORM, kind: 'page', slug: 'rules', ...change, version })
  expect((await edit({ title: { en: 'House rules', id: 'Aturan' } }, 1)).status).toBe(200)
  expect((await site.seen('/en/p/rules')).html).toMatch(/<h1[^>]*>House rules<\/h1>/)
  expect((await edit({}, 1)).status).toBe(409)
  expect((await edit({ hidden: true }, 2)).status).toBe(200)
  expect((await site.seen('/en/p/rules')).status).toBe(404)
  expect((await edit({ published_at: '2036-01-01T00:00:00.000Z' }, 3)).status).toBe(200)
  expect((await site.seen('/en/p/rules')).status).toBe(404)
  await remove(post)
})

test('the earlier address of a post redirects to it permanently', async () => {
  const post = await add({ slug: 'season-two' })
  const edit = { ...FORM, slug: 'season-3', version: 1 }
  expect((await admin.ask(`/posts/${post._id}`, 'PUT', edit)).status).toBe(200)
  const reply = await site.get('/en/news/season-two')
  expect([reply.status, reply.headers.get('location')]).toEqual([308, '/en/news/season-3'])
  await remove(post)
  expect((await site.seen('/en/news/season-two')).status).toBe(404)
})

test('a post is on the site within two seconds of its publish time', async () => {
  const at = Date.now() + 1_500
  const post = await add({ slug: 'soon', published_at: new Date(at).toISOString() })
  expect((await site.seen('/en')).html).not.toContain('/en/news/soon')
  await expect
    .poll(async () => (await site.seen('/en')).html.includes('/en/news/soon'), { timeout: 5_000 })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(at)
  await remove(post)
})

test('hostile Markdown is text, and a picture of another place is refused', async () => {
  const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) ![x](https://evil.test/x.png)'
  const post = await add({ text: { en: hostile, id: hostile } })
  for (const path of ['/en/news/season-2', '/en/news', '/en', '/en/news.xml']) {
    const { html } = await site.seen(path)
    expect(html, path).not.toMatch(/<script>alert|href="javascript|src="https:\/\/evil/)
  }
  await remove(post)
  for (const image_url of ['https://evil.test/x.png', '/uploads/01ARZ3NDEKTSV4RRFFQ69G5FAV-1600.webp']) {
    const reply = await admin.ask('/posts', 'POST', { ...FORM, image_url })
    expect([reply.status < 500, reply.ok]).toEqual([true, false])
  }
})

test('older news has pages of its own, and each post leads to those before and after it', async () => {
  const posts = []
  for (let index = 1; index <= 6; index += 1) {
    const published_at = new Date(Date.parse(AN_HOUR_AGO) - index * 60_000).toISOString()
    posts.push(await add({ slug: `post-${index}`, published_at }))
  }
  const first = await site.seen('/en/news')
  expect(first.html).toContain('href="/en/news?page=2"')
  expect(first.html).not.toContain('/en/news/post-6"')
  expect((await site.seen('/en/news?page=2')).html).toContain('href="/en/news/post-6"')
  expect((await site.seen('/en/news?page=3')).status).toBe(404)
  // The other language may have fewer posts, so its list begins anew.
  expect(
    parseHtml((await site.seen('/en/news?page=2')).html).querySelector('a[hreflang=id]')?.outerHTML,
  ).toContain('href="/id/news"')
  const near = async (slug: string) => {
    const page = parseHtml((await site.seen(`/en/news/${slug}`)).html)
    return [...page.querySelectorAll('nav[aria-label="Other posts"] a')].map((link) =>
      link.getAttribute('href'),
    )
  }
  expect(await near('post-2')).toEqual(['/en/news/post-3', '/en/news/post-1'])
  expect(await near('post-1')).toEqual(['/en/news/post-2'])
  for (const post of posts) await remove(post)
})

test('news in one language only has no list page and no link to one in the other language', async () => {
  const post = await add({ title: { en: '', id: 'Musim 2' }, text: { en: '', id: 'Pulau baru.' } })
  expect((await site.seen('/en/news')).status).toBe(404)
  const page = parseHtml((await site.seen('/id/news')).html)
  expect(page.querySelector('header fieldset a[hreflang=en]')?.getAttribute('href')).toBe('/en')
  expect(page.querySelector('link[hreflang=en]')).toBeNull()
  expect((await site.seen('/en')).html).not.toContain('/en/news')
  await remove(post)
})
