// The calls of the admin area over HTTP, and what they do for many rows at once.
import Fastify from 'fastify'
import { expect } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import type { SignedIn } from '#server/team/sign-in/sessions.service.ts'
import { type DatabaseKind, onBothWith, onSqliteWith, openTestDatabase } from '#tests/support/databases.ts'
import { deliveryWorld, scriptedConsole } from '#tests/support/delivery-world.ts'
import { deliveryRoutes } from './delivery.routes.ts'
import { createSendActions, RETRY_BATCH } from './send-actions.service.ts'

const AYU: SignedIn = {
  id: 'A1',
  username: 'ayu',
  role: 'owner',
  session: 'S1',
  mustSetUpTwoFactor: false,
  hasFreshProof: true,
  twoFactorEnded: false,
}

async function openRoutes(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const console = scriptedConsole()
  const world = deliveryWorld(database, { console })
  const admins: string[] = []
  const sendActions = createSendActions({
    db: database.db,
    clock: world.clock,
    random: systemRandom,
    delivery: world.delivery,
    servers: world.servers,
    audit: async (_, { admin }) => {
      admins.push(admin)
    },
  })
  const app = Fastify()
  app.decorateRequest('admin', { getter: () => AYU })
  deliveryRoutes(app, sendActions)
  const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
    app.inject({ method, url: `/api/admin/send-actions${url}`, body })
  return {
    ...world,
    db: database.db,
    console,
    sendActions,
    admins,
    ask,
    async [Symbol.asyncDispose]() {
      await app.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

const onBoth = onBothWith(openRoutes)
const onSqlite = onSqliteWith(openRoutes)

onSqlite('send actions can be listed, shown, resent and marked as checked', async (site) => {
  site.console.outcomeOf = () => 'unknown'
  const { id } = await site.pay('Steve', 'one')
  await site.deliverAll()

  expect((await site.ask('GET', '?page=1&needs_person=yes&search=&state=')).json()).toMatchObject({
    actions: [{ _id: id, needs_person: true }],
    pagination: { totalPages: 1, hasMore: false },
  })
  expect((await site.ask('GET', '?state=done')).json().actions).toEqual([])
  expect((await site.ask('GET', `/${id}`)).json()).toMatchObject({ _id: id, history: [{ command: 'one' }] })
  const again = await site.ask('POST', `/${id}/resend`, { key: 'confirmed-1' })
  expect(again.json()).toMatchObject({ resend_of: id, state: 'queued' })
  expect((await site.ask('POST', `/${id}/checked`, { reason: 'seen' })).json()).toMatchObject({
    state: 'done',
  })
  expect(site.admins).toEqual(['ayu', 'ayu'])
})

onBoth('all failed actions can be resent in one request, each once', async (site) => {
  site.console.outcomeOf = () => 'failed'
  for (const player of ['Ann', 'Ben', 'Cem']) await site.pay(player, player)
  await site.deliverAll()
  site.console.outcomeOf = () => 'unknown'
  await site.pay('Dee', 'Dee')
  await site.deliverAll()
  expect(await site.sendActions.counts()).toEqual({ unknown: 1, failed: 3, held: 0 })

  site.console.outcomeOf = () => 'done'
  const counts = await Promise.all([1, 2].map(() => site.sendActions.retryFailed({ admin: 'ayu' })))
  expect(Math.max(...counts.map(({ resent }) => resent))).toBe(3)
  expect(await site.sendActions.counts()).toEqual({ unknown: 1, failed: 0, held: 0 })
  expect(await site.sendActions.retryFailed({ admin: 'ayu' })).toEqual({ resent: 0, remaining: 0 })
  await site.deliverAll()

  expect(site.console.executed).toEqual(['Ann', 'Ben', 'Cem', 'Dee', 'Ann', 'Ben', 'Cem'])
  expect(await site.sendActions.counts()).toEqual({ unknown: 1, failed: 0, held: 0 })
})

onSqlite('failed actions above the batch are counted and resent by the next request', async (site) => {
  for (let turn = 0; turn < RETRY_BATCH + 2; turn += 1) await site.pay('Ann', 'points')
  await site.db.updateTable('send_action').set({ state: 'failed', needs_person: 1 }).execute()

  expect((await site.ask('POST', '/retry-failed')).json()).toEqual({ resent: RETRY_BATCH, remaining: 2 })
  expect((await site.ask('POST', '/retry-failed')).json()).toEqual({ resent: 2, remaining: 0 })
})

onSqlite('an action that is being sent does not wait any more', async (site) => {
  await site.pay('Ann', 'points')
  await site.pay('Ben', 'points')
  const counted: number[] = []
  site.console.afterCommand = async () => {
    counted.push((await site.delivery.reportServers())[0]?.waiting ?? -1)
  }
  await site.deliverAll()

  expect(counted).toEqual([1, 0])
})
