// Another program holds the SQLite write lock: reads continue, writes answer 503, nothing is lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { createBuyer, referenceOf } from '#tests/support/buyer.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { startSite } from '#tests/support/site.ts'
import { startOutside } from './outside.ts'

/** A foreign write transaction, as of a shell on the file. */
function holdDatabase(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'angkasa.db'), { timeout: 5_000 })
  db.exec('begin immediate')
  return () => {
    db.exec('rollback')
    db.close()
  }
}

async function openShop() {
  const stack = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-held-'))
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const outside = stack.use(await startOutside())
  const site = stack.use(await startSite({ env: { ...outside.env, DATA_DIR: dataDir } }))
  await ownProducts(site.url, outside.owner)
  const buyer = createBuyer(site.url, { 'x-forwarded-for': '198.51.100.1' })
  const [product] = await buyer.products()
  const order = { productId: product?._id ?? '' }
  const { reply } = await buyer.order(order)
  const reference = referenceOf(reply.checkoutUrl)
  return {
    site,
    buyer,
    order,
    outside,
    reference,
    hold: () => holdDatabase(dataDir),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

test('while another program holds the file, reads go on and writers get 503', async () => {
  await using shop = await openShop()
  const turnstileToken = await shop.buyer.proof()
  const release = shop.hold()
  const ordering = shop.buyer.order({ ...shop.order, turnstileToken, username: 'Busy' })

  for (let round = 0; round < 20; round += 1) {
    expect((await shop.site.get('/api/store/products')).status).toBe(200)
    expect((await shop.site.get(`/en/store/?round=${round}`)).status).toBeLessThan(400)
    expect((await shop.buyer.payment(shop.reference)).reply.status).toBe('UNPAID')
  }
  expect((await ordering).status).toBe(503)
  release()

  const username = 'Again'
  expect((await shop.buyer.order({ ...shop.order, username })).status).toBe(200)
})

test('a callback gets 503 while the file is held, and the repeated callback delivers once', async () => {
  await using shop = await openShop()
  const release = shop.hold()
  const answer = await shop.outside.tell(shop.site.url, shop.reference)

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toEqual({ error: expect.any(String), code: 'unavailable' })
  expect((await shop.buyer.payment(shop.reference)).reply.status).toBe('UNPAID')
  expect((await shop.site.get('/api/health')).status).toBe(200)
  release()

  // Tripay sends a callback again that was not answered with success.
  expect(await (await shop.outside.tell(shop.site.url, shop.reference)).json()).toEqual({ success: true })
  await vi.waitFor(
    async () =>
      expect((await shop.buyer.payment(shop.reference)).reply).toMatchObject({
        status: 'PAID',
        delivery: { state: 'delivered' },
      }),
    { timeout: 20_000 },
  )
  expect(shop.outside.executed()).toHaveLength(1)
})
