import { expect } from 'vitest'
import type { NewNotice } from '#contract/team/notice-event.schema.ts'
import { openAdminCore } from '#tests/support/admin-core.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { POST_FORM as FORM } from '#tests/support/forms.ts'
import { createPostRelease, createPosts } from './posts.service.ts'
import { createPostsAdmin } from './posts-admin.service.ts'

const HOUR = 60 * 60 * 1_000
const YEAR = 366 * 24 * HOUR
const PICTURE = '/uploads/01ARZ3NDEKTSV4RRFFQ69G5FAV-1600.webp'

async function open(kind: DatabaseKind) {
  const core = await openAdminCore(kind, '2026-11-17T12:00:00.000Z')
  const placeholders = () => ({ name: 'Nusa', site: 'https://nusa.test', discord: null })
  const posts = createPosts({ ...core, placeholders })
  const notices: { event: NewNotice; key: string }[] = []
  const onChange = async () => {
    await core.onChange()
    posts.invalidate()
  }
  const admin = createPostsAdmin({ ...core, onChange, hasPicture: async (url) => url === PICTURE })
  const release = createPostRelease({
    ...core,
    placeholders,
    onChange,
    notices: { record: async (_trx, event, { key }) => void notices.push({ event, key }) },
  })
  return {
    ...core,
    ...admin,
    posts,
    release,
    notices,
    pass: core.clock.pass,
    listed: async (language: 'en' | 'id' = 'en') =>
      (await posts.list('news', language)).posts.map(({ slug }) => slug),
  }
}

const onBoth = onBothWith(open)

onBoth('a post is added, edited at its version and deleted', async (site) => {
  const added = await site.add(FORM, 'ayu')
  expect(added).toMatchObject({ ...FORM, version: 1, updated_by: 'ayu' })
  expect(await site.get(added._id)).toEqual(added)

  const edited = await site.edit(added._id, { ...FORM, slug: 'season-two', version: 1 }, 'budi')
  expect(edited).toMatchObject({ slug: 'season-two', version: 2, updated_by: 'budi' })
  expect(await codeOf(site.edit(added._id, { ...FORM, version: 1 }, 'ayu'))).toBe('conflict')

  await site.remove(added._id, 'ayu')
  for (const call of [site.get, site.history, (id: string) => site.remove(id, 'ayu')])
    expect(await codeOf(call(added._id))).toBe('post_not_found')
  expect(await site.db.selectFrom('post_version').select('version').execute()).toEqual([])
  expect(await site.actions()).toEqual(['post_deleted', 'post_edited', 'post_added'])
  expect(site.changes()).toBe(3)
})

onBoth('every version of a year is stored, and an earlier one can be saved again', async (site) => {
  const { _id } = await site.add(FORM, 'ayu')
  await site.edit(_id, { ...FORM, hidden: true, version: 1 }, 'budi')
  const [, first] = await site.history(_id)
  expect(first).toMatchObject({ version: 1, by: 'ayu', value: FORM })
  if (!first) throw new Error('no version')
  await site.edit(_id, { ...first.value, version: 2 }, 'ayu')
  expect(await site.get(_id)).toMatchObject({ ...FORM, version: 3 })

  site.pass(YEAR + 1)
  await site.edit(_id, { ...FORM, version: 3 }, 'ayu')
  expect((await site.history(_id)).map(({ version }) => version)).toEqual([4])
})

onBoth('an address belongs to one post of its kind', async (site, _kind) => {
  await site.add(FORM, 'ayu')
  expect(await codeOf(site.add(FORM, 'ayu'))).toBe('slug_taken')
  const page = await site.add({ ...FORM, kind: 'page' }, 'ayu')
  expect(await codeOf(site.edit(page._id, { ...FORM, version: 1 }, 'ayu'))).toBe('slug_taken')
  expect(await site.actions()).toEqual(['post_added', 'post_added'])
})

onBoth('of two posts that get one address at the same moment, one is refused', async (site) => {
  for (let round = 0; round < 10; round += 1) {
    const added = await Promise.all(
      ['a', 'b'].map((letter) => site.add({ ...FORM, slug: `${letter}-${round}` }, 'ayu')),
    )
    const results = await Promise.allSettled(
      added.map(({ _id }) => site.edit(_id, { ...FORM, slug: `both-${round}`, version: 1 }, 'ayu')),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject([{ code: 'slug_taken' }])
  }
})

onBoth('a picture that is not stored is refused', async (site) => {
  const gone = PICTURE.replace('01ARZ', '01GONE'.slice(0, 5))
  expect(await codeOf(site.add({ ...FORM, image_url: gone }, 'ayu'))).toBe('image_not_found')
  const { _id } = await site.add({ ...FORM, image_url: PICTURE }, 'ayu')
  expect(await codeOf(site.edit(_id, { ...FORM, image_url: gone, version: 1 }, 'ayu'))).toBe(
    'image_not_found',
  )
})

onBoth('visitors see what is published, not hidden, and in their language', async (site, _kind) => {
  await site.add({ ...FORM, slug: 'older', published_at: '2026-11-01T00:00:00Z' }, 'ayu')
  await site.add({ ...FORM, slug: 'hidden', hidden: true }, 'ayu')
  await site.add({ ...FORM, slug: 'later', published_at: '2026-11-17T13:00:00+00:00' }, 'ayu')
  const english = { title: { en: 'Only', id: '' }, text: { en: 'English', id: '' } }
  await site.add({ ...FORM, slug: 'english', ...english }, 'ayu')
  await site.add({ ...FORM, kind: 'page', slug: 'rules' }, 'ayu')

  expect(await site.listed()).toEqual(['english', 'older'])
  expect(await site.listed('id')).toEqual(['older'])
  expect((await site.posts.newest('id'))?.slug).toBe('older')
  for (const slug of ['hidden', 'later', 'rules'])
    expect(await site.posts.find('news', slug, 'en')).toBeNull()
  expect(await site.posts.find('news', 'english', 'id')).toBeNull()
  expect(await site.posts.find('news', 'english', 'en')).toMatchObject({ title: 'Only', isInBoth: false })
  expect(await site.posts.addresses()).toEqual([
    { path: '/news', languages: ['en', 'id'] },
    { path: '/news/english', languages: ['en'] },
    { path: '/news/older', languages: ['en', 'id'] },
    { path: '/p/rules', languages: ['en', 'id'] },
  ])
})

onBoth('news knows what came before and after it, and no two in a row have the same scene', async (site) => {
  const long = { en: 'word '.repeat(450), id: 'kata\n'.repeat(300) }
  for (let day = 1; day <= 9; day += 1)
    await site.add(
      { ...FORM, slug: `day-${day}`, text: long, published_at: `2026-11-0${day}T00:00:00Z` },
      'ayu',
    )
  await site.add({ ...FORM, kind: 'page' }, 'ayu')
  const { posts } = await site.posts.list('news', 'en')
  const scenes = posts.map(({ scene }) => scene)
  expect(scenes.every((scene, index) => scene !== scenes[index + 1])).toBe(true)
  expect((await site.posts.list('news', 'en', 2, 5)).posts).toEqual(posts.slice(5))

  const found = await site.posts.find('news', 'day-5', 'en')
  expect(found).toMatchObject({ minutes: 2, older: posts[5], newer: posts[3], scene: scenes[4] })
  expect(await site.posts.find('news', 'day-9', 'id')).toMatchObject({ newer: null, minutes: 2 })
  expect(await site.posts.find('news', 'day-1', 'en')).toMatchObject({ older: null })
  await site.add({ ...FORM, slug: 'newest', published_at: '2026-11-10T00:00:00Z' }, 'ayu')
  expect((await site.posts.list('news', 'en')).posts.slice(1)).toEqual(posts)
})

onBoth('news exists in the languages that have some', async (site, _kind) => {
  expect(await site.posts.newsLanguages()).toEqual([])
  await site.add({ ...FORM, title: { en: '', id: 'Musim' }, text: { en: '', id: 'Teks' } }, 'ayu')
  expect(await site.posts.newsLanguages()).toEqual(['id'])
  expect(await site.posts.addresses()).toMatchObject([{ path: '/news', languages: ['id'] }, {}])
})

onBoth('an earlier address leads to the post, until another one has it', async (site, _kind) => {
  const page = { ...FORM, kind: 'page' as const, slug: 'rules' }
  const { _id } = await site.add(page, 'ayu')
  await site.edit(_id, { ...page, slug: 'house-rules', version: 1 }, 'ayu')
  await site.edit(_id, { ...page, slug: 'our-rules', version: 2 }, 'ayu')
  const moved = (slug: string, of: 'page' | 'news' = 'page') => site.posts.movedTo(of, slug, 'id')
  expect(await moved('rules')).toBe('/id/p/our-rules')
  expect(await moved('house-rules')).toBe('/id/p/our-rules')
  for (const gone of [moved('our-rules'), moved('rule'), moved('rules', 'news')])
    expect(await gone).toBeNull()
  // A menu that names the earlier address shows the page.
  expect((await site.posts.titles('id')).get('rules')).toBe('Musim 2')

  await site.add({ ...page, title: { en: 'Other', id: 'Lain' } }, 'budi')
  expect((await site.posts.titles('id')).get('rules')).toBe('Lain')
  expect((await site.posts.find('page', 'rules', 'id'))?.title).toBe('Lain')
  await site.edit(_id, { ...page, slug: 'our-rules', hidden: true, version: 3 }, 'ayu')
  expect(await moved('house-rules')).toBeNull()
})

onBoth('a post is released and announced once, at its publish time', async (site) => {
  const { _id } = await site.add({ ...FORM, published_at: '2026-11-17T13:00:00.000Z' }, 'ayu')
  await site.release()
  expect([site.notices.length, site.changes(), await site.listed()]).toEqual([0, 1, []])

  site.pass(HOUR)
  await Promise.all([site.release(), site.release()])
  await site.release()
  expect(await site.listed()).toEqual(['season-2'])
  expect(site.notices).toEqual([
    {
      key: `news ${_id}`,
      event: {
        type: 'news.published',
        data: {
          slug: 'season-2',
          title: FORM.title,
          summary: { en: 'It begins at Nusa.', id: 'Dimulai.' },
        },
      },
    },
  ])

  // Its key is unchanged, so the outbox stores no second notice.
  const later = { ...FORM, published_at: '2026-11-17T15:00:00.000Z' }
  await site.edit(_id, { ...later, version: 1 }, 'ayu')
  expect(await site.listed()).toEqual([])
  site.pass(2 * HOUR)
  const before = site.changes()
  await site.release()
  expect([site.changes() - before, site.notices.map(({ key }) => key)]).toEqual([
    1,
    [`news ${_id}`, `news ${_id}`],
  ])
})

onBoth('pages and old news are released without a notice', async (site, _kind) => {
  await site.add({ ...FORM, kind: 'page' }, 'ayu')
  await site.add({ ...FORM, published_at: '2026-11-16T11:00:00.000Z' }, 'ayu')
  await site.release()
  expect(site.notices).toEqual([])
})

onBoth('the list of the console has pages and finds titles and addresses', async (site, _kind) => {
  for (let index = 1; index <= 41; index += 1)
    await site.add(
      { ...FORM, slug: `post-${index}`, title: { en: `Number ${index}`, id: '' }, text: { en: 'x', id: '' } },
      'ayu',
    )
  const first = await site.list({ kind: 'news', page: 1 })
  expect(first.posts.map(({ slug }) => slug).slice(0, 2)).toEqual(['post-41', 'post-40'])
  expect(first.pagination).toMatchObject({ totalPages: 3, hasMore: true })
  const cursor = first.pagination.next ?? undefined
  const second = await site.list({ kind: 'news', page: 2, cursor })
  expect(second.posts.map(({ slug }) => slug)[0]).toBe('post-21')
  expect((await site.list({ kind: 'news', page: 1, search: 'NUMBER 7' })).posts).toHaveLength(1)
  expect((await site.list({ kind: 'news', page: 1, search: 'post-4' })).posts).toHaveLength(3)
  await site.add({ ...FORM, slug: 'earlier', published_at: '2020-01-01T00:00:00.000Z' }, 'ayu')
  const third = await site.list({ kind: 'news', page: 3, cursor: second.pagination.next ?? undefined })
  expect(third.posts.map(({ slug }) => slug)).toEqual(['post-1', 'earlier'])
  expect((await site.list({ kind: 'page', page: 1 })).posts).toEqual([])
  expect((await site.posts.list('news', 'en', 3)).posts).toHaveLength(2)
  expect(await site.posts.list('news', 'en', 2)).toBe(await site.posts.list('news', 'en', 2))
})
