// Orders for a friend: sender and message with the order, for the team, in the export and in the game.
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { OrderRequest } from '#contract/shop/store.schema.ts'
import { createExports } from '#server/shop/export/export.service.ts'
import { inShop, inSqlite, ORDER, type Shop } from '#tests/support/shop.ts'
import { createOrders } from './orders.service.ts'

const COMMANDS = [
  { text: 'points give %player% 40' },
  { text: 'tellraw %player% {"text":"%sender%: %message%"}' },
  { text: 'mail send %player% %message%' },
]

/** As the API reads it. */
function gift(sender: string | null, message: string | null) {
  return OrderRequest.parse({ ...ORDER, gift: { sender, message } }).gift
}

function backOffice(shop: Shop) {
  const orders = createOrders({ ...shop, sendActionsOf: async () => [] })
  return { orders, exports: createExports({ ...shop, orders }) }
}

inShop('sender and message stay with the order and reach the game', async (shop) => {
  await shop.addProduct({ commands: COMMANDS }, 'GIFT')
  const reference = await shop.order({
    productId: 'GIFT',
    username: 'be.Tiara',
    gift: gift(' Budi\u202e 07 ', 'Selamat "ulang tahun"! §4@a'),
  })
  const shown = { sender: 'Budi 07', message: 'Selamat "ulang tahun"! @a' }
  expect(await shop.payments.find(reference)).toMatchObject({
    gift: shown,
    product_id: 'GIFT',
    points: 40,
    paid_at: null,
  })

  await shop.callback(reference)
  expect(await shop.deliverAll()).toEqual([
    'points give .Tiara 40',
    'tellraw .Tiara {"text":"Budi_07: Selamat ulang tahun! a"}',
    'mail send .Tiara Selamat ulang tahun! a',
  ])
  expect(await shop.payments.find(reference)).toMatchObject({ paid_at: shop.clock.now().toISOString() })
  const { orders, exports } = backOffice(shop)
  const [row] = (await orders.list({ page: 1 })).transactions
  expect(await orders.get(row?._id ?? '')).toMatchObject({ gift: shown, username: 'be.Tiara' })
  const { stream } = await exports.orders({ query: {}, language: 'en', admin: 'ayu' })
  const [head, line] = (await text(stream)).split('\r\n')
  expect(head).toContain(',Gift,Gift from,Gift message,')
  expect(line).toContain(',yes,Budi 07,"Selamat ""ulang tahun""! @a",')
})

inShop('commands that need what was not entered are left out', async (shop) => {
  await shop.addProduct({ commands: COMMANDS }, 'GIFT')
  const own = await shop.order({ productId: 'GIFT' })
  const blank = await shop.order({ productId: 'GIFT', gift: gift(null, ' \n ') })
  const signed = await shop.order({ productId: 'GIFT', gift: gift(null, 'Hi') })
  for (const reference of [own, blank, signed]) await shop.callback(reference)

  expect(await shop.deliverAll()).toEqual([
    ...['points give Steve 40', 'points give Steve 40'],
    ...['points give Steve 40', 'mail send Steve Hi'],
  ])
  expect(await shop.payments.find(own)).toMatchObject({ gift: null })
  expect(await shop.payments.find(blank)).toMatchObject({ gift: { sender: null, message: null } })
})

inSqlite('a word that the owner reserved is never a sender in a command', async (shop) => {
  await shop.addProduct({ commands: COMMANDS }, 'GIFT')
  await shop.callback(await shop.order({ productId: 'GIFT', gift: gift('Herobrine', 'Hi') }))

  expect(await shop.deliverAll()).toEqual(['points give Steve 40', 'mail send Steve Hi'])
})

inShop('a refund sends the commands of the gift with the same texts', async (shop) => {
  const refundCommands = [{ text: 'points take %player% 40' }, { text: 'mail send %player% %message%' }]
  await shop.addProduct({ commands: COMMANDS, refundCommands }, 'GIFT')
  const reference = await shop.order({ productId: 'GIFT', gift: gift('Budi', 'Hi') })
  await shop.callback(reference)
  await shop.deliverAll()
  await shop.callback(reference, { status: 'REFUND' })

  expect((await shop.deliverAll()).slice(-2)).toEqual(['points take Steve 40', 'mail send Steve Hi'])
})

test.each([
  { sender: 'x'.repeat(21), message: null },
  { sender: null, message: 'x'.repeat(101) },
  { sender: 7, message: null },
  'a friend',
])('refuses the gift %j', (sent) => {
  expect(OrderRequest.safeParse({ ...ORDER, gift: sent }).success).toBe(false)
})
