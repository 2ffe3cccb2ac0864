// Players as the team sees them: sums, orders, notes, what was given by hand, and the block from buying.

import { playerKey } from '#contract/network/player-key.ts'
import { inGameUsername, shownUsername } from '#contract/network/username.ts'
import type { PageQuery } from '#contract/platform/pagination.schema.ts'
import { isOrderDelivery } from '#contract/shop/order-delivery.ts'
import { shownStatus } from '#contract/shop/payment.ts'
import type { Player, PlayerNote } from '#contract/shop/players.schema.ts'
import { keysOfPlayer, type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { pageOfQuery } from '#server/platform/database/list-page.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { GlobalSearch } from '#server/team/search/search.service.ts'
import {
  findSums,
  insertNote,
  listGiven,
  listNotes,
  listOrders,
  type NoteRow,
  ordersOf,
} from './player.repository.ts'
import { deleteBlock, findBlock, insertBlock, isBlocked } from './player-blocks.service.ts'
import { createPlayerList } from './player-list.service.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Pick<Audit, 'write'>
  servers: Pick<Servers, 'current'>
  search: Pick<GlobalSearch, 'findPlayerKeys'>
  countsTests?: boolean
}

export type Players = ReturnType<typeof createPlayers>

const NOTES_MAX = 100
const GIVEN_MAX = 50

export function createPlayers(deps: Deps) {
  const { db, clock, random, audit, servers, countsTests = false } = deps

  const keyOf = (username: string) => playerKey(toStoredName(username, servers))

  const keysOf = (username: string) => keysOfPlayer(username, servers)

  async function get(username: string): Promise<Player> {
    const keys = keysOf(username)
    const [sums, block, notes, given] = await Promise.all([
      findSums(db, keys, countsTests),
      findBlock(db, keys),
      listNotes(db, keys, NOTES_MAX),
      listGiven(db, keys, GIVEN_MAX),
    ])
    const name = sums?.username ?? username
    return {
      username: name,
      orders: sums?.orders ?? 0,
      paid: sums?.paid ?? 0,
      spent: sums?.spent ?? 0,
      first_order_at: sums?.first_at ?? null,
      last_order_at: sums?.last_at ?? null,
      in_game: namesInGame(name, servers.current().list),
      block: block && { reason: block.reason, by: block.blocked_by, at: block.at },
      notes: notes.map(toNote),
      given: given.map(({ id, given_by, ...row }) => ({ ...row, transaction_id: id, by: given_by ?? '' })),
    }
  }

  async function listOrdersOf(username: string, request: PageQuery) {
    const { numbers, pagination } = await pageOfQuery(ordersOf(db, keysOf(username)), request)
    const rows = await listOrders(db, numbers)
    const orders = rows.map(({ id, status, delivery, is_test, ...row }) => ({
      ...row,
      _id: id,
      status: shownStatus(status),
      is_test: is_test === 1,
      delivery: isOrderDelivery(delivery) ? delivery : null,
    }))
    return { orders, pagination }
  }

  async function addNote(username: string, text: string, admin: string): Promise<PlayerNote> {
    const at = clock.now().toISOString()
    const note = { id: newId(random), player_key: keyOf(username), text, written_by: admin, at }
    await db.transaction().execute(async (trx) => {
      await insertNote(trx, note)
      await audit.write(trx, { admin, action: 'player_noted', ...audited(username), detail: text })
    })
    return toNote(note)
  }

  async function block(username: string, reason: string, admin: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const at = clock.now().toISOString()
      const row = { player_key: keyOf(username), username, reason, blocked_by: admin, at }
      if (await isBlocked(trx, keysOf(username))) return
      if (!(await insertBlock(trx, row))) return
      await audit.write(trx, { admin, action: 'player_blocked', ...audited(username), detail: reason })
    })
  }

  async function unblock(username: string, admin: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (!(await deleteBlock(trx, keysOf(username)))) return
      await audit.write(trx, { admin, action: 'player_unblocked', ...audited(username) })
    })
  }

  return { list: createPlayerList(deps), get, listOrdersOf, addNote, block, unblock }
}

const audited = (username: string) => ({ subject: shownUsername(username), target: username })

/** Servers with the same prefix know the player by the same name. */
function namesInGame(username: string, list: readonly { name: string; bedrockPrefix: string }[]) {
  const named = Map.groupBy(list, ({ bedrockPrefix }) => inGameUsername(username, bedrockPrefix))
  return [...named].map(([name, servers]) => ({ name, servers: servers.map((server) => server.name) }))
}

function toNote({ id, written_by, at, text }: NoteRow): PlayerNote {
  return { _id: id, by: written_by, at, text }
}
