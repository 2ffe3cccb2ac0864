import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import { createSettingsAdmin } from '#server/platform/settings/settings-admin.service.ts'
import { seedProducts } from '#server/shop/products/built-in-products.service.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { createContent } from './content.service.ts'

async function openContent(kind: (typeof DATABASES)[number]) {
  const { db } = await openTestDatabase(kind)
  await seedProducts(db, { clock, random })
  const settings = await openSettings({ db, log: { error: () => {} } })
  const audit = createAudit({ db, clock, random })
  const deps = { db, clock, settings, audit, onChange: settings.reload }
  const content = createContent({ ...deps, isDemo: () => true })
  const counts = async () =>
    Object.fromEntries((await content.report()).kinds.map(({ kind, built_in }) => [kind, built_in.length]))
  return { db, settings, content, counts, audit, admin: createSettingsAdmin(deps) }
}

test.each(DATABASES)(
  '%s: the entries of one kind are removed, and history brings them back',
  async (kind) => {
    const { content, counts, settings, admin } = await openContent(kind)
    expect(await counts()).toMatchObject({ products: 5, votes: 12, maps: 2 })
    const { kinds } = await content.remove(['votes'], 'owner')
    expect(kinds.find((one) => one.kind === 'votes')).toEqual({ kind: 'votes', built_in: [], own: 0 })
    expect(await counts()).toMatchObject({ products: 5, votes: 0, maps: 2 })
    expect(settings.stored('maps').version).toBe(0)

    await admin.restore('votes', 0, { admin: 'owner' })
    expect(settings.saved().votes).toEqual(demoSettings.votes)
  },
)

test.each(DATABASES)('%s: everything goes at once, products are hidden and stay', async (kind) => {
  const { db, content, counts, audit } = await openContent(kind)
  const [first] = await listProducts(db)
  await db
    .updateTable('product')
    .set({ visible: 0 })
    .where('id', '=', first?.id ?? '')
    .execute()
  const { kinds } = await content.report()
  await content.remove(
    kinds.map((one) => one.kind),
    'owner',
  )
  expect(Object.values(await counts())).toEqual(kinds.map(() => 0))
  const products = await listProducts(db)
  expect(products.map(({ visible, builtIn }) => [visible, builtIn])).toEqual(
    products.map(() => [false, false]),
  )
  expect(products).toHaveLength(5)
  // One that was hidden before is now the owner's too.
  const { entries } = await audit.list({ page: 1 })
  const edited = entries.filter(({ action }) => action === 'product_edited')
  expect(edited.map(({ target }) => target).sort()).toEqual(products.map(({ id }) => id).sort())
})

test('what another admin saved meanwhile is not overwritten', async () => {
  const { content, settings, db } = await openContent('sqlite')
  const { reload } = settings
  settings.reload = async () => {}
  const row = { section: 'maps', version: 1, value: '[]', updated_at: '', updated_by: 'ayu' }
  await db.insertInto('settings').values(row).execute()
  await expect(content.remove(['maps', 'products'], 'owner')).rejects.toMatchObject({
    code: 'changed_meanwhile',
  })
  settings.reload = reload
  expect((await listProducts(db)).every(({ visible }) => visible)).toBe(true)
})
