// Another program holds the SQLite write lock: reads continue, writes answer 503, nothing is lost.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { createBuyer } from '#tests/support/buyer.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { signIn } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'
import { inDataFolder } from './data-folder.ts'
import { startOutside } from './outside.ts'

inDataFolder('while the file is held reads go on; a repeated callback delivers once', async ({ path }) => {
  await using outside = await startOutside()
  await using site = await startSite({ env: { ...outside.env, DATA_DIR: path } })
  await ownProducts(site.url, outside.owner)
  const admin = await signIn(site, outside.owner)
  const buyer = createBuyer(site.url)
  const { reference } = await buyer.order()
  const turnstileToken = await buyer.proof()
  // A write transaction as of a shell on the file.
  const shell = new DatabaseSync(join(path, 'angkasa.db'), { timeout: 5_000 })
  shell.exec('begin immediate')

  const answers = await Promise.all([1, 2].map(() => outside.tell(site.url, reference)))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toEqual({ error: expect.any(String), code: 'unavailable' })
  }
  expect((await admin.ask('/logout', 'POST')).status).toBe(503)
  expect((await buyer.order({ turnstileToken, username: 'Busy' })).status).toBe(503)
  expect((await buyer.payment(reference)).reply.status).toBe('UNPAID')
  for (const path of ['/api/health', '/api/store/products', '/en/store'])
    expect((await site.get(path)).status).toBe(200)
  shell.exec('rollback')
  shell.close()

  // Tripay sends a callback again that was not answered with success.
  expect(await (await outside.tell(site.url, reference)).json()).toEqual({ success: true })
  await expect
    .poll(async () => (await buyer.payment(reference)).reply)
    .toMatchObject({ status: 'PAID', delivery: { state: 'delivered' } })
  expect(outside.executed()).toHaveLength(1)
})
