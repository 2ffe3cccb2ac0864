// Deliveries that version 0.1.0 left in its queue are sent after the upgrade, to the first game server, in order.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { startGameConsole } from '#simulators/game-console.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { startSite } from '#tests/support/site.ts'
import { openVersion01 } from '#tests/support/version-0-1.ts'

const AT = '2026-11-15T03:00:00.000Z'

type Old = { id: string; number: number; username: string; commands: string[]; done: number; state: string }

/** With the columns of version 0.1.0 only. */
async function enqueueOld(db: Database, { id, number, username, commands, done, state }: Old): Promise<void> {
  const lease = state === 'sending' ? 'a process that was killed' : null
  await sql`
    insert into send_action (id, number, purchase_id, username, username_key, commands, done_commands, state,
      attempts, next_try_at, lease, leased_until, created_at, changed_at, needs_person)
    values (${id}, ${number}, 'P2', ${username}, ${username.toLowerCase()}, ${JSON.stringify(commands)}, ${done},
      ${state}, 0, ${AT}, ${lease}, ${lease && AT}, ${AT}, ${AT}, 0)
  `.execute(db)
}

test.each(DATABASES)('%s: the queue of version 0.1.0 is delivered after the upgrade', async (kind) => {
  await using old = await openVersion01(kind)
  const game = await startGameConsole({ password: 'secret' })
  const half = { number: 2, username: 'Steve', commands: ['one', 'two', 'three'], done: 1, state: 'queued' }
  await enqueueOld(old.db, { id: 'Q1', ...half })
  await enqueueOld(old.db, { ...half, id: 'Q2', number: 3, commands: ['four'], done: 0 })
  await enqueueOld(old.db, { ...half, id: 'Q3', number: 4, username: 'be.Ayu', commands: ['five'], done: 0 })
  await enqueueOld(old.db, {
    ...half,
    id: 'Q4',
    number: 5,
    username: 'Budi',
    commands: ['six'],
    done: 0,
    state: 'sending',
  })
  await sql`update counter set value = 5 where name = 'send_action'`.execute(old.db)
  const rcon = { RCON_HOST: '127.0.0.1', RCON_PORT: String(game.port), RCON_PASSWORD: 'secret' }
  const states = async () => {
    const rows = await old.db.selectFrom('send_action').select(['id', 'state']).orderBy('number').execute()
    return Object.fromEntries(rows.map(({ id, state }) => [id, state]))
  }
  {
    await using _site = await startSite({ env: { ...old.env, ...rcon, ALLOW_SANDBOX: '1' } })
    await expect
      .poll(states, { timeout: 20_000 })
      .toEqual({ D1: 'done', Q1: 'done', Q2: 'done', Q3: 'done', Q4: 'unknown' })
  }
  expect(game.executed().map(({ command }) => command)).toEqual(['two', 'three', 'four', 'five'])
  const { rows } = await sql`select distinct server, wait_online from send_action`.execute(old.db)
  expect(rows).toEqual([{ server: null, wait_online: 0 }])
  await game.close()
})
