import { expect, test } from 'vitest'
import { createPageLoader, type Loaders } from './load-page.ts'
import { notFound, Redirect, WithStatus } from './loader.ts'

function open(pages: Loaders['pages'], layout: Loaders['layout'] = () => 'site', isShown = () => true) {
  const load = createPageLoader({
    isShown,
    loaders: { layout, pages },
    context: { services: 'services' },
    layoutOf: (page, language) => `${language} of ${page}`,
  })
  return (path: string) => load(new URL(`https://angkasa.test${path}`))
}

const page = (fields: object) => ({
  params: {},
  layoutData: 'site',
  data: null,
  ownDocument: false,
  ...fields,
})

test('a loader gets services, address, language and parameters; the page gets what it returns', async () => {
  const load = open({ product: ({ url, ...rest }) => ({ path: url.pathname, ...rest }) })

  expect(await load('/id/store/product/P1?x=1')).toEqual({
    kind: 'page',
    status: 200,
    page: page({
      layout: 'id of product',
      page: 'product',
      params: { id: 'P1' },
      data: {
        path: '/id/store/product/P1',
        services: 'services',
        language: 'id',
        page: 'product',
        params: { id: 'P1' },
      },
    }),
  })
})

test('WithStatus sets the status, and the page gets the data inside', async () => {
  const load = open({ store: async () => new WithStatus(503, { products: null }) })
  expect(await load('/en/store')).toMatchObject({ status: 503, page: { data: { products: null } } })
})

test('NotFound renders the page for not found with its layout data and status 404', async () => {
  const load = open(
    {
      product: () => {
        throw notFound()
      },
    },
    ({ page }) => `data of ${page}`,
  )
  const page = { page: 'not-found', layout: 'id of not-found', layoutData: 'data of not-found', data: null }
  const expected = { kind: 'page', status: 404, page }
  expect(await load('/id/store/product/P1')).toMatchObject(expected)
  expect(await load('/id/nothing')).toMatchObject(expected)
})

test('a page that is switched off is not found, and its loader is not asked', async () => {
  const load = open(
    { store: () => Promise.reject(new Error('asked')) },
    () => 'site',
    () => false,
  )
  expect(await load('/en/store')).toMatchObject({ status: 404, page: { page: 'not-found' } })
})

test('Redirect leads to its location', async () => {
  const load = open({
    'vote-redirect': async () => {
      throw new Redirect('https://vote.test')
    },
  })
  expect(await load('/en/vote/1')).toEqual({ kind: 'redirect', location: 'https://vote.test', status: 302 })
})

test('an error of the page keeps the data of the layout; an error of the layout leaves nothing', async () => {
  const broken = new Error('broken')
  const fail = () => {
    throw broken
  }
  expect(await open({ home: fail })('/en')).toMatchObject({
    kind: 'page',
    status: 500,
    error: broken,
    page: { page: 'home', layoutData: 'site' },
  })
  expect(await open({}, fail)('/en')).toEqual({ kind: 'failed', error: broken })
})

test('data that asks for it makes the page a document of its own', async () => {
  expect(await open({ product: () => ({ ownDocument: true }) })('/en/store/product/P1')).toMatchObject({
    page: { ownDocument: true },
  })
})
