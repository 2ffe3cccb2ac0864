import { afterEach, expect, test, vi } from 'vitest'
import { createPageFetcher } from './fetch-page.ts'
import { toScriptText } from './page-data.ts'

const PAGE = {
  ...{ layout: 'en', page: 'vote', params: {}, layoutData: null, data: { sites: ['</script>'] } },
  styles: ['/assets/site.css'],
}
document.head.innerHTML = '<link href="/assets/site.css">'

const components = { Layout: () => null, Page: () => null }

const toDocument = (json: object) =>
  `<!DOCTYPE html><title>x</title><script id="page" type="application/json">${toScriptText(json)}</script>`

function respond(body: string, url = new URL('/en/vote', window.location.href).href) {
  const fetched = vi.fn(async () => ({ url, text: async () => body }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

const open = () => createPageFetcher({ build: 'b1', load: async () => components })

test('the data of a page is read from its document', async () => {
  respond(toDocument({ ...PAGE, build: 'b1', scripts: [] }))
  expect(await open().take('/en/vote')).toMatchObject({
    path: '/en/vote',
    page: { ...PAGE, build: 'b1', scripts: [], components },
  })
})

test.each([
  ['of another build', toDocument({ ...PAGE, build: 'b2', scripts: [] }), undefined],
  ['with another sheet', toDocument({ ...PAGE, build: 'b1', scripts: [], styles: ['/a.css'] }), undefined],
  ['without data', '<!DOCTYPE html><p>an error page</p>', undefined],
  ['of another host', toDocument({ ...PAGE, build: 'b1', scripts: [] }), 'https://elsewhere.test/en/vote'],
])('a document %s is left to the browser', async (_, body, url) => {
  respond(body, url)
  expect(await open().take('/en/vote')).toBeNull()
})

test('a failed request is left to the browser', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  expect(await open().take('/en/vote')).toBeNull()
})

test('a prefetched page is used once', async () => {
  const fetched = respond(toDocument({ ...PAGE, build: 'b1', scripts: [] }))
  const { prefetch, take } = open()
  await Promise.all([prefetch('/en/vote'), prefetch('/en/vote')])
  await take('/en/vote')
  expect(fetched).toHaveBeenCalledTimes(1)
  await take('/en/vote')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a page that is shown beside the current one shares the prefetched response; a failure is tried again', async () => {
  const fetched = respond(toDocument({ ...PAGE, build: 'b1', scripts: [] }))
  const { prefetch, loadPage } = open()
  await prefetch('/en/vote')
  expect(await loadPage('/en/vote')).toMatchObject({ page: 'vote', components })
  expect(await loadPage('/en/vote')).toMatchObject({ page: 'vote' })
  expect(fetched).toHaveBeenCalledTimes(1)

  respond('<!DOCTYPE html><p>an error page</p>')
  expect(await loadPage('/en/maps')).toBeNull()
  respond(toDocument({ ...PAGE, build: 'b1', scripts: [] }))
  expect(await loadPage('/en/maps')).toMatchObject({ page: 'vote' })
})

test('a prefetched page brings no style; a page is shown with its sheets, each of which is loaded once', async () => {
  respond(toDocument({ ...PAGE, build: 'b1', scripts: [], styles: [...PAGE.styles, '/assets/vote.css'] }))
  const sheets = () => document.head.querySelectorAll('link[href="/assets/vote.css"]')
  for (let visit = 0; visit < 2; visit += 1) {
    const { prefetch, take } = open()
    await prefetch('/en/vote')
    expect(sheets()).toHaveLength(visit)
    const taken = take('/en/vote')
    await vi.waitFor(() => expect(sheets()).toHaveLength(1))
    sheets()[0]?.dispatchEvent(new Event('load'))
    expect(await taken).not.toBeNull()
  }
})
