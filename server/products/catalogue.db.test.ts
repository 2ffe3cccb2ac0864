import { expect, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { openShop } from '#tests/support/shop.ts'
import { createCatalogue } from './catalogue.service.ts'

test.each(DATABASES)('%s: products come lowest sort_id first, without their commands', async (kind) => {
  await using shop = await openShop(kind)
  await shop.addProduct({ name: 'First', sort_id: 0 }, 'FIRST')

  const products = await shop.catalogue.list('en')
  expect(products.map(({ name }) => name)).toEqual(['First', '40 Premium Points'])
  expect(JSON.stringify(products)).not.toContain('points give')
})

test('without Indonesian text the English one is used', async () => {
  await using shop = await openShop()
  await shop.addProduct({ description_id: ['Empat puluh poin'] }, 'BOTH')

  expect((await shop.catalogue.find('BOTH', 'id'))?.description).toEqual(['Empat puluh poin'])
  expect((await shop.catalogue.find('BOTH', 'en'))?.description).toEqual(['Forty points'])
  expect((await shop.catalogue.find('PACK', 'id'))?.description).toEqual(['Forty points'])
  expect(await shop.catalogue.find('NONE', 'id')).toBeNull()
})

test('image origins are the last known ones while the database is unavailable', async () => {
  const database = await openTestDatabase('sqlite')
  const catalogue = createCatalogue({ ...database, clock: systemClock, onChange: () => {} })
  const row = {
    id: 'A',
    name: 'A',
    price: 0,
    description: '[]',
    description_id: '[]',
    commands: '[]',
    sort_id: 1,
    version: 1,
    created_at: '',
    updated_at: '',
  }
  await database.db
    .insertInto('product')
    .values([
      { ...row, image_url: 'https://cdn.example/a.png' },
      { ...row, id: 'B', image_url: '/art/points-pouch-1024.webp' },
      { ...row, id: 'C', image_url: 'https://' },
    ])
    .execute()
  expect(await catalogue.imageOrigins()).toEqual(['https://cdn.example'])

  await database.db.destroy()
  expect(await catalogue.imageOrigins()).toEqual(['https://cdn.example'])
})
