import { expect, test } from 'vitest'
import type { AdminPost } from '#contract/site/posts.schema.ts'
import { ONE_PAGE } from '#tests/support/admin-replies.ts'
import { POST_FORM } from '#tests/support/forms.ts'
import { failure, renderPage } from '#tests/support/render-page.tsx'

const POST: AdminPost = {
  ...POST_FORM,
  _id: 'P1',
  version: 3,
  updated_at: '2026-11-16T12:00:00.000Z',
  updated_by: 'ayu',
}
const { text: _, ...ROW } = POST

test('the list names each post with its state, languages and address', async () => {
  const page = await renderPage('/en/admin/site/news', {
    api: {
      'GET /api/admin/posts': {
        posts: [ROW, { ...ROW, _id: 'P2', hidden: true, slug: 'x', title: { en: '', id: 'Rahasia' } }],
        pagination: ONE_PAGE.pagination,
      },
    },
  })
  expect(page.texts('.row-list li')[0]).toMatch(/Season 2.*Live.*\/news\/season-2 · EN, ID/)
  expect(page.texts('.row-list li')[1]).toMatch(/Rahasia.*Hidden.*\/news\/x · ID/)
})

test('a list without entries has no pages', async () => {
  const { texts } = await renderPage('/en/admin/site/news', {
    api: { 'GET /api/admin/posts': { posts: [], pagination: ONE_PAGE.pagination } },
  })
  expect(texts('main').join()).toContain('No news yet')
  expect(texts('main button')).toEqual([])
})

function openPost(id: string, refusal?: ReturnType<typeof failure>) {
  const save = ({ body }: { body: unknown }) => refusal ?? { ...POST, ...(body as object), version: 4 }
  return renderPage(`/en/admin/site/news/${id}`, {
    api: {
      'GET /api/admin/posts/:id': POST,
      'GET /api/admin/posts/:id/history': {
        entries: [
          { version: 3, at: POST.updated_at, by: 'ayu', value: POST },
          { version: 2, at: '2026-11-15T12:00:00.000Z', by: 'budi', value: { ...POST, slug: 'season-two' } },
        ],
      },
      'POST /api/admin/posts': save,
      'PUT /api/admin/posts/:id': save,
    },
  })
}

test('the address of a new post follows its title until somebody types another', async () => {
  const { bodies, click, get, texts, type } = await openPost('new')
  await type('main form input', 'Title in English', 'Season 2: Go!')
  await click('main form button', 'Save')
  expect(texts('main form .error')).toEqual(['Required.'])
  expect((get('main form input', 'Address') as HTMLInputElement).value).toBe('season-2-go')
  await type('main form input', 'Address', 'season')
  await type('main form input', 'Title in English', 'Season 3')
  await type('main form textarea', 'Text (English)', '## News\n\nHello **there**.')
  expect(texts('.settings-preview .legal-text :is(h2, strong)')).toEqual(['News', 'there'])
  await click('main form button', 'Save')
  expect(bodies).toMatchObject([
    {
      kind: 'news',
      slug: 'season',
      title: { en: 'Season 3', id: '' },
      text: { en: '## News\n\nHello **there**.' },
    },
  ])
})

test('an earlier version is saved again as a new one', async () => {
  const { bodies, click, texts } = await openPost('P1/history')
  expect(texts('main ol li')[0]).toContain('Address season-two season-2')
  await click('main ol button', 'Restore')
  await click('dialog button', 'Restore')
  expect(bodies).toMatchObject([{ slug: 'season-two', version: 3 }])
})

test('a stored post is edited at its version, and a taken address is named beside its field', async () => {
  const { bodies, click, texts, type } = await openPost('P1', failure(409, 'slug_taken'))
  await type('main form input', 'Address', 'taken')
  await click('main form button', 'Save')
  expect(bodies).toMatchObject([{ slug: 'taken', version: 3 }])
  expect(texts('main form .error')).toEqual(['Already taken. Choose another one.'])
  await type('main form input', 'Address', 'taken-2')
  expect(texts('main form .error')).toEqual([])
})

test('the other language shows its title and text instead, as often as it is chosen', async () => {
  const { click, texts } = await openPost('P1')
  const labels = () => texts('main form .label').slice(0, 2)
  for (const [button, language, name] of [
    ['Indonesia', 'Indonesian', 'Indonesia'],
    ['English', 'English', 'English'],
  ]) {
    await click('main form button', button)
    expect(texts('main form .label')).toHaveLength(5)
    expect(labels()).toEqual([`Title in ${language}`, `Text (${name})`])
  }
})
