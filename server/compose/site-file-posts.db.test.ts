// News and own pages in the file of a site.
import { expect, test } from 'vitest'
import type { PostForm } from '#contract/site/posts.schema.ts'
import { insertPost, listPosts, updatePost } from '#server/site/posts/post.repository.ts'
import { editArchive, jsonOf } from '#tests/support/archive.ts'
import { POST_FORM as POST } from '#tests/support/forms.ts'
import {
  betweenSites,
  openSiteFileWorld,
  pictureOf,
  type SiteFileWorld,
} from '#tests/support/site-file-world.ts'

const add = ({ db, clock }: SiteFileWorld, id: string, form: PostForm) =>
  insertPost(db, { id, form, at: clock.now(), by: 'ayu' })

const postsOf = async ({ db }: SiteFileWorld) =>
  (await listPosts(db)).map(
    ({ _id: _, version: _v, updated_at: _at, updated_by: _by, old_slugs: _old, ...post }): PostForm => post,
  )

betweenSites('posts and their pictures are the same on another site', async (source, target) => {
  const image_url = await source.siteImages.add('post', await pictureOf('#aa3311'), 'ayu')
  await add(source, 'A', { ...POST, image_url })
  await add(source, 'B', {
    ...POST,
    kind: 'page',
    slug: 'rules',
    title: { en: '', id: 'Aturan' },
    text: { en: '', id: 'Baik.' },
  })
  await add(target, 'C', { ...POST, title: { en: 'Old', id: 'Lama' } })
  await add(target, 'D', { ...POST, slug: 'gone' })

  const archive = await source.exported()
  const { changes } = await target.siteFile.preview(archive)
  expect(changes.map(({ kind: of, action, name }) => [of, action, name])).toEqual([
    ['posts', 'change', 'Old'],
    ['posts', 'add', 'Aturan'],
    ['posts', 'remove', 'Season 2'],
  ])
  await target.import(archive)
  expect(await postsOf(target)).toEqual(await postsOf(source))
  expect([...target.blobs.keys()].sort()).toEqual([...source.blobs.keys()].sort())
  expect((await target.siteFile.preview(archive)).changes).toEqual([])
  target.clock.pass(48 * 60 * 60 * 1_000)
  await target.sweep()
  expect(target.blobs.size).toBe(3)
})

betweenSites('earlier addresses of a post move with it, and none is lost', async (source, target) => {
  await add(source, 'A', POST)
  const rename = ({ db, clock }: SiteFileWorld, version: number, slug: string) =>
    updatePost(db, { id: 'A', version, form: { ...POST, slug }, at: clock.now(), by: 'ayu' })
  const oldSlugs = async ({ db }: SiteFileWorld) => (await listPosts(db)).map(({ old_slugs }) => old_slugs)
  await rename(source, 1, 'season-two')
  await rename(source, 2, 'season-2')
  await rename(source, 3, 'second-season')
  const archive = await source.exported()
  expect(jsonOf(archive, 'posts.json')[0]).toMatchObject({ old_slugs: ['season-2', 'season-two'] })

  await target.import(archive)
  expect(await oldSlugs(target)).toEqual([['season-2', 'season-two']])
  expect((await target.siteFile.preview(archive)).changes).toEqual([])

  // One more in the file is added; a file without them changes nothing.
  const [post] = jsonOf(archive, 'posts.json')
  const more = editArchive(archive, { 'posts.json': [{ ...post, old_slugs: ['season-two', 'musim-2'] }] })
  expect((await target.siteFile.preview(more)).changes).toMatchObject([{ action: 'change' }])
  await target.import(more)
  expect(await oldSlugs(target)).toEqual([['season-2', 'season-two', 'musim-2']])
  const none = editArchive(archive, { 'posts.json': [{ ...post, old_slugs: undefined }] })
  expect((await target.siteFile.preview(none)).changes).toEqual([])
})

test('an address that occurs twice, is none, or an unknown field is refused, and nothing is imported', async () => {
  await using target = await openSiteFileWorld('sqlite')
  await add(target, 'A', POST)
  const archive = await target.exported()
  const [post] = jsonOf(archive, 'posts.json')
  for (const posts of [
    [post, post],
    [{ ...post, slug: '../x' }],
    [{ ...post, old_slugs: ['../x'] }],
    [{ ...post, stock: 1 }],
    [{ ...post, title: { en: '', id: '' } }],
  ]) {
    const broken = editArchive(archive, { 'posts.json': posts })
    expect((await target.siteFile.preview(broken)).problems.length).toBeGreaterThan(0)
    await expect(target.import(broken)).rejects.toMatchObject({ code: 'site_file_refused' })
  }
  expect(await postsOf(target)).toEqual([POST])
})
