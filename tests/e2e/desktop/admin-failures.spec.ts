// What an admin is told when something does not work, and that nothing typed is lost by it.
import {
  answer,
  expect,
  expectPlace,
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
  execute: [{ type: 'commands', text: 'points give %player% 80' }],
  sort_id: 1,
  version: 1,
}
const IMAGE = { _id: 'G1', gamemode: 'survival', image_url: '/icons/icon-180.png', active: true }

const dialog = (page: Page) => page.getByRole('dialog')

test('a product that cannot be saved stays in its form; one that is gone can be saved as a new one', async ({
  page,
  visitAdmin,
}) => {
  const added: unknown[] = []
  let failing = Promise.resolve()
  let failure: { status: number; json: object } = BROKEN
  await answer(page, 'products', ({ method, body }) => {
    if (method === 'GET') return { json: { products: [PRODUCT], bedrock_prefix: '*' } }
    added.push(body)
    return { json: PRODUCT }
  })
  await page.route('**/api/admin/products/P1', async (route) => {
    await failing
    await route.fulfill(failure)
  })
  const name = dialog(page).getByLabel('Name', { exact: true })
  const save = dialog(page).getByRole('button', { name: 'Save product' })
  await visitAdmin('/en/admin/store')

  await test.step('one that cannot be saved or deleted says so', async () => {
    await page.getByRole('button', { name: 'Edit 80 Premium Points' }).click()
    await expect(dialog(page).getByText('points give *Nether_Queen 80')).toBeVisible()
    await save.click()
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to save product')
    await expect(dialog(page).getByLabel('Price (Rp)')).toHaveValue('39500')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Delete 80 Premium Points' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to delete product')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('while it is being saved the form stays, whatever is pressed', async () => {
    const { promise, resolve: fail } = Promise.withResolvers<void>()
    failing = promise
    await page.getByRole('button', { name: 'Edit 80 Premium Points' }).click()
    await name.fill('Another name')
    await save.click()
    await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeDisabled()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(dialog(page)).toHaveCount(1)
    fail()
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to save product')
    await expect(name).toHaveValue('Another name')
  })
  await test.step('one that is gone can be saved as a new one', async () => {
    failure = { status: 404, json: { error: 'Product not found.', code: 'product_not_found' } }
    await name.fill('Kept')
    await save.click()
    await expect(dialog(page).getByRole('alert')).toContainText('This product has been deleted.')
    await dialog(page).getByRole('button', { name: 'Save as a new product' }).click()
    await expect(dialog(page)).toHaveCount(0)
    const { _id, version, ...form } = PRODUCT
    expect(added).toEqual([{ ...form, name: 'Kept' }])
  })
})

test('a question whose answer is under way stays too', async ({ page, visitAdmin }) => {
  await answer(page, 'send-actions', () => ({ json: { actions: [sendAction()], pagination: ONE_PAGE } }))
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
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

test('an image that cannot be switched or deleted says so', async ({ page, visitAdmin }) => {
  await answer(page, 'gamemode-images', () => ({ json: { images: [IMAGE] } }))
  await answer(page, 'gamemode-images/G1/toggle', () => BROKEN)
  await answer(page, 'gamemode-images/G1', () => BROKEN)
  await visitAdmin('/en/admin/images')
  await page.getByRole('button', { name: 'Deactivate image 1 of Survival Mix' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to toggle image status')
  await page.getByRole('button', { name: 'Delete image 1 of Survival Mix' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to delete image')
})

test('what cannot be refreshed stays, and says from when it is', async ({ page, visitAdmin }) => {
  let broken = false
  const soon = (json: unknown) => () => (broken ? BROKEN : { json })
  const one = transactionDetail({ send_actions: [] })
  await answer(page, 'transactions', () => ({
    json: { transactions: [transaction()], pagination: ONE_PAGE },
  }))
  await answer(page, 'transactions/T1', soon(one))
  await answer(page, 'send-actions', () => ({ json: { actions: [sendAction()], pagination: ONE_PAGE } }))
  await answer(page, 'send-actions/A1', soon(sendActionDetail()))
  await page.clock.install()
  for (const place of ['transactions&open=T1', 'actions&open=A1']) {
    broken = false
    await visitAdmin(`/en/admin/store?tab=${place}`)
    await expect(dialog(page).getByText('Rangga_07', { exact: true })).toBeVisible()
    broken = true
    await page.clock.runFor(5_000)
    await expect(dialog(page).getByRole('alert')).toContainText('Not up to date. Showing data from')
    await expect(dialog(page).getByText('Rangga_07', { exact: true })).toBeVisible()
    broken = false
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  }
  await test.step('the home says so too', async () => {
    await page.route('**/api/admin/overview', (route) => (broken ? route.abort() : route.continue()))
    broken = false
    await visitAdmin('/en/admin/home')
    await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible()
    broken = true
    await page.clock.runFor(15_000)
    await expect(page.getByRole('alert')).toContainText('Not up to date. Showing data from')
    await expect(page.getByRole('alert')).toContainText('The server is not responding.')
    await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible()
  })
})

test('a page beyond the end leads back to the last one', async ({ page, visitAdmin }) => {
  await answer(page, 'transactions', ({ query }) => {
    const beyond = Number(query.get('page')) > 3
    const pagination = { totalPages: 3, hasMore: false }
    return { json: { transactions: beyond ? [] : [transaction()], pagination } }
  })
  await visitAdmin('/en/admin/store?tab=transactions&page=99')
  await expect(page.getByText('This page is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the last page' }).click()
  await expectPlace(page, '/en/admin/store?tab=transactions&page=3')
  await expect(page.getByRole('link', { name: 'Rangga_07' })).toBeVisible()
})
