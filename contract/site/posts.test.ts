import { expect, test } from 'vitest'
import { PostForm } from './posts.schema.ts'
import { minutesToRead, sceneOf, slugProblem, toSlug } from './posts.ts'

const FORM = {
  kind: 'news',
  slug: 'season-2',
  title: { en: 'Season 2', id: 'Musim 2' },
  text: { en: 'Text', id: 'Teks' },
  published_at: '2026-11-17T12:00:00.000Z',
}

test('a post needs no picture, and may exist in one language', () => {
  expect(PostForm.parse(FORM)).toMatchObject({ image_url: null, hidden: false })
  expect(PostForm.parse({ ...FORM, title: { id: 'Musim' }, text: { id: 'Teks' } }).title.en).toBe('')
})

test.each([
  ...'Season a_b -a a- a--b ../x a/b é a.b %2e%2e'.split(' '),
  ...['', 'a b', 'a\u0000', 'a\n', 'x'.repeat(65)],
])('%j is no address', (slug) => {
  expect(slugProblem(slug)).toBe('slug_invalid')
  expect(PostForm.safeParse({ ...FORM, slug }).error?.issues[0]?.message).toBe('slug_invalid')
})

test.each(['new', 'api', 'admin'])('%s is left for the site', (slug) => {
  expect(slugProblem(slug)).toBe('slug_reserved')
})

test.each<[object, string]>([
  [{ title: { en: '', id: '' }, text: { en: '', id: '' } }, 'title.en'],
  [{ title: { en: '', id: 'Musim' } }, 'title.en'],
  [{ text: { en: 'Text', id: ' ' } }, 'text.id'],
  [{ title: { en: 'x'.repeat(101), id: 'x' } }, 'title.en'],
  [{ title: { en: 'a\nb', id: 'x' } }, 'title.en'],
  [{ text: { en: 'x'.repeat(40_001), id: 'x' } }, 'text.en'],
  [{ text: { en: 'a\u0000b', id: 'x' } }, 'text.en'],
  [{ image_url: 'https://evil.example/x.png' }, 'image_url'],
  [{ image_url: 'javascript:alert(1)' }, 'image_url'],
  [{ image_url: '/uploads/../secret-1600.webp' }, 'image_url'],
  [{ published_at: 'tomorrow' }, 'published_at'],
  [{ kind: 'blog' }, 'kind'],
])('%j is refused', (change, path) => {
  const issues = PostForm.safeParse({ ...FORM, ...change }).error?.issues ?? []
  expect(issues.map((issue) => issue.path.join('.'))).toContain(path)
})

test.each([
  ['Musim 2: Dimulai!', 'musim-2-dimulai'],
  ['  Été à Bali ', 'ete-a-bali'],
  ['！！', ''],
  ['x'.repeat(70), 'x'.repeat(64)],
])('%j has the address %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test('the scene of a post follows from its slug, and is never that of the post before', () => {
  const slugs = Array.from({ length: 200 }, (_, index) => `post-${index}`)
  const scenes = [...new Set(slugs.map((slug) => sceneOf(slug)))]
  expect(scenes).toHaveLength(9)
  for (const slug of slugs) {
    const scene = sceneOf(slug)
    for (const before of scenes) expect(sceneOf(slug, before) === scene).toBe(before !== scene)
    expect(sceneOf(slug, scene)).not.toBe(scene)
  }
})

test('a text of any length takes a minute at least', () => {
  expect([0, 20, 299, 300, 1_000].map(minutesToRead)).toEqual([1, 1, 1, 2, 5])
})
