// Failed admin calls: the error is shown and typed text is preserved.
import {
  expect,
  expectLocation,
  mockAdminApi,
  type Page,
  sendAction,
  sendActionDetail,
  test,
  transaction,
  transactionDetail,
} from '#tests/support/browser-admin.ts'

const BROKEN = { status: 500, json: { error: 'Something went wrong on our side.', code: 'internal' } }
const ONE_PAGE = { totalPages: 1, hasMore: false }
const PRODUCT = {
  _id: 'P1',
  name: '80 Premium Points',
  price: 39_500,
  image_url: '/icons/icon-180.png',
  description: ['80 points'],
  description_id: [],
  execute: [{ type: 'commands', text: 'points give %player% 80', server: 'survival', wait_online: false }],
  sort_id: 1,
  name_id: '',
  execute_on_refund: [],
  visible: true,
  category: '',
  limit_per_player: null,
  sold: 0,
  available_from: null,
  available_until: null,
  sale_price: null,
  sale_from: null,
  sale_until: null,
  price_now: 39_500,
  sale_ends: null,
  updated_at: '2026-11-15T12:41:00.000Z',
  version: 1,
}
const SERVERS = [{ id: 'survival', name: 'Survival', bedrock_prefix: '*' }]
const IMAGE = { _id: 'G1', gamemode: 'survival', image_url: '/icons/icon-180.png', active: true }

const dialog = (page: Page) => page.getByRole('dialog')

test('a product that cannot be saved stays in its form; a deleted one can be saved as a new one', async ({
  page,
  visitAdmin,
}) => {
  const added: unknown[] = []
  let failure: { status: number; json: object } = BROKEN
  const list = { products: [PRODUCT], sales: [], bedrock_prefix: '*', servers: SERVERS, categories: [] }
  await mockAdminApi(page, 'products', ({ method, body }) => {
    if (method === 'GET') return { json: list }
    added.push(body)
    return { json: PRODUCT }
  })
  await page.route('**/api/admin/products/P1', (route) => route.fulfill(failure))
  await visitAdmin('/en/admin/store')
  await page.getByRole('button', { name: 'Delete 80 Premium Points' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to delete product')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Edit 80 Premium Points' }).click()

  const form = page.locator('main form')
  const name = form.getByLabel('Name', { exact: true })
  const save = form.getByRole('button', { name: 'Save product' })
  await name.fill('Another name')
  await save.click()
  await expect(form.getByRole('alert')).toContainText('Failed to save product')
  await expect(name).toHaveValue('Another name')
  failure = { status: 404, json: { error: 'Product not found.', code: 'product_not_found' } }
  await name.fill('Kept')
  await save.click()
  await expect(form.getByRole('alert')).toContainText('This product has been deleted.')
  await form.getByRole('button', { name: 'Save as a new product' }).click()
  await expectLocation(page, '/en/admin/store')
  const { _id, version, sold, price_now, sale_ends, updated_at, ...fields } = PRODUCT
  expect(added).toEqual([{ ...fields, name: 'Kept' }])
})

test('a confirmation cannot be closed while its request is running', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'send-actions', () => ({
    json: { actions: [sendAction()], pagination: ONE_PAGE },
  }))
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/api/admin/send-actions/A1/resend', async (route) => {
    await failing
    await route.fulfill(BROKEN)
  })
  await visitAdmin('/en/admin/store?tab=actions')
  await page.getByRole('button', { name: 'Resend to Rangga_07' }).click()
  await dialog(page).getByLabel('Reason (optional)').fill('asked for it')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.mouse.click(2, 2)
  fail()
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to resend action')
  await expect(dialog(page).getByLabel('Reason (optional)')).toHaveValue('asked for it')
})

test('an image that cannot be toggled or deleted shows an error', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'gamemode-images', () => ({ json: { images: [IMAGE] } }))
  await mockAdminApi(page, 'gamemode-images/G1/toggle', () => BROKEN)
  await mockAdminApi(page, 'gamemode-images/G1', () => BROKEN)
  await visitAdmin('/en/admin/images')
  await page.getByRole('button', { name: 'Deactivate image 1 of Survival Mix' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to toggle image status')
  await page.getByRole('button', { name: 'Delete image 1 of Survival Mix' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to delete image')
})

test('data that cannot be refreshed stays, with its time', async ({ page, visitAdmin }) => {
  let broken = false
  const unlessBroken = (json: unknown) => () => (broken ? BROKEN : { json })
  const one = transactionDetail({ send_actions: [] })
  await mockAdminApi(page, 'transactions/T1', unlessBroken(one))
  await mockAdminApi(page, 'send-actions', () => ({
    json: { actions: [sendAction()], pagination: ONE_PAGE },
  }))
  await mockAdminApi(page, 'send-actions/A1', unlessBroken(sendActionDetail()))
  await page.clock.install()
  for (const path of ['store/transactions/T1', 'store?tab=actions&open=A1']) {
    const shown = path.includes('open') ? dialog(page) : page.locator('main')
    broken = false
    await visitAdmin(`/en/admin/${path}`)
    await expect(shown.getByText('Rangga_07', { exact: true })).toBeVisible()
    broken = true
    await page.clock.runFor(5_000)
    await expect(shown.getByRole('alert')).toContainText('Not up to date. Showing data from')
    await expect(shown.getByText('Rangga_07', { exact: true })).toBeVisible()
    broken = false
    await shown.getByRole('button', { name: 'Try again' }).click()
    await expect(shown.getByRole('alert')).toHaveCount(0)
  }
  await test.step('the home screen too', async () => {
    await page.route(/\/api\/admin\/(?:overview|today)$/, (route) =>
      broken ? route.abort() : route.continue(),
    )
    broken = false
    await visitAdmin('/en/admin/home')
    await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible()
    broken = true
    await page.clock.runFor(30_000)
    await expect(page.getByRole('alert')).toContainText('Not up to date. Showing data from')
    await expect(page.getByRole('alert')).toContainText('The server is not responding.')
    await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible()
  })
})

test('a page beyond the end links to the last one', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'transactions', ({ query }) => {
    const beyond = Number(query.get('page')) > 3
    const pagination = { totalPages: 3, hasMore: false }
    return { json: { transactions: beyond ? [] : [transaction()], pagination } }
  })
  await visitAdmin('/en/admin/store?tab=transactions&page=99')
  await expect(page.getByText('This page is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the last page' }).click()
  await expectLocation(page, '/en/admin/store?tab=transactions&page=3')
  await expect(page.getByRole('link', { name: 'Rangga_07' })).toBeVisible()
})
