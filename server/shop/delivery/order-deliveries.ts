// The send actions of an order: after its payment, a refund or a corrected name. Everything runs inside the caller's
// transaction, which has locked the order.

import {
  BEDROCK_SHOWN_PREFIX,
  inGameUsername,
  isEncodedUsername,
  isReservedUsername,
} from '#contract/network/username.ts'
import type { Hold } from '#contract/shop/delivery.ts'
import { groupResends, isHeld, type Purpose } from '#contract/shop/order-delivery.ts'
import { fillCommand, PLAYER_PLACEHOLDER } from '#contract/shop/store-admin.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { cancelQueued, clearNeedsPersonOf, storeOrderDelivery } from './order-delivery.repository.ts'
import {
  inheritedFields,
  insertSendAction,
  isUnsent,
  lockSendActionsOf,
  type SendActionRow,
} from './send-action.repository.ts'

type Deps = Pick<Core, 'random'> & {
  servers: Pick<Servers, 'find'>
  reservedUsernames?: readonly string[]
}

type NewDelivery = {
  orderId: string
  username: string
  commands: readonly Command[]
  at: Date
  isTest?: boolean
  purpose?: Purpose
  /** A person has to decide whether it is sent. */
  held?: Hold | null
  found?: string | null
}

type Rename = {
  orderId: string
  /** As sold. */
  commands: readonly Command[]
  from: string
  to: string
  at: Date
  /** A person has seen in the game that what was not confirmed did not arrive. */
  notArrived: boolean
}

const CANCELLED_BY_REFUND = 'Refunded before it was sent.'
const CANCELLED_BY_RENAME = 'The name was corrected.'

const REFUSED_NAME =
  'Not sent: with the Bedrock prefix of this server, commands would read the name as something else than one player. Correct the name, or the prefix.'

export function createOrderDeliveries({ random, servers, reservedUsernames }: Deps) {
  const fill = createFill({ servers, reservedUsernames })
  const enqueue = createEnqueue({ random, servers, fill })

  /** Cancels what is still queued, then takes back what was delivered. Certain or not at all: the rest is for a person. */
  async function revoke(trx: Db, { orderId, commands, ...refund }: NewDelivery): Promise<void> {
    const at = refund.at.toISOString()
    const rows = await lockSendActionsOf(trx, orderId)
    const deliveries = rows.filter(({ purpose }) => purpose === 'delivery')
    for (const { id } of deliveries) await cancelQueued(trx, id, { at, why: CANCELLED_BY_REFUND })
    await clearNeedsPersonOf(trx, deliveries)
    const parts = groupResends(deliveries)
    const isUntouched = parts.every((attempts) => !isResolved(attempts.at(-1)) && !attempts.some(mayHaveRun))
    const isComplete = parts.every((attempts) => attempts.some(({ state }) => state === 'done'))
    const isCertain =
      isComplete && deliveries.every(({ state }) => state !== 'sending' && state !== 'unknown')
    if (!isUntouched && commands.length > 0) {
      const held = isCertain ? null : 'refund'
      await enqueue(trx, { orderId, commands, ...refund, purpose: 'refund', held })
    }
    await storeOrderDelivery(trx, orderId)
  }

  /** Only commands that did not run move to the new name; what is held stays held. */
  async function rename(trx: Db, { orderId, commands, from, to, at, notArrived }: Rename): Promise<void> {
    if (!isEncodedUsername(to)) throw new Error(`not a username: ${JSON.stringify(to)}`)
    const rows = await lockSendActionsOf(trx, orderId)
    const open = groupResends(rows.filter(({ purpose }) => purpose === 'delivery')).flatMap((attempts) => {
      const latest = attempts.at(-1)
      const isOver = attempts.some(({ state }) => state === 'done') || isResolved(latest)
      return !latest || isOver ? [] : [latest]
    })
    if (rows.length > 0 && open.length === 0) throw new AppError('already_delivered')
    if (open.some(({ state }) => state === 'sending')) throw new AppError('delivery_in_progress')
    if (open.some((row) => row.state === 'unknown' && !isUnsent(row)) && !notArrived)
      throw new AppError('delivery_unconfirmed')
    for (const old of open) {
      await cancelQueued(trx, old.id, { at: at.toISOString(), why: CANCELLED_BY_RENAME })
      await insertSendAction(trx, renamed(old, { commands, from, to, at }))
    }
    await clearNeedsPersonOf(trx, open)
    if (open.length > 0) await storeOrderDelivery(trx, orderId)
  }

  type Names = Pick<Rename, 'commands' | 'from' | 'to' | 'at'>

  function renamed(old: SendActionRow, { commands, from, to, at }: Names) {
    const nameBefore = inGameUsername(from, servers.find(old.server)?.bedrockPrefix ?? BEDROCK_SHOWN_PREFIX)
    const texts = (JSON.parse(old.commands) as string[]).map((text) => {
      // A command that was not sent because of the name is not filled.
      const sold = commands.find((one) => one.text === text || fillCommand(one.text, nameBefore) === text)
      // The prefix of Bedrock names was changed since, so that the command does not show the name.
      if (!sold) throw new AppError('name_not_movable')
      return sold.text
    })
    return {
      ...inheritedFields(old),
      id: newId(random),
      username: to,
      ...fill(texts, { username: to, server: old.server }),
      done_commands: old.done_commands,
      at: at.toISOString(),
      resend_key: null,
      held: isHeld(old) ? (old.held as Hold) : null,
      found: isHeld(old) ? old.last_reply : null,
    }
  }

  return { enqueue, revoke, rename, fill }
}

type Receiver = { username: string; server: string | null }

function createFill({ servers, reservedUsernames: more = [] }: Omit<Deps, 'random'>) {
  /** The commands with the name in the game. Where that could be read as something else than one player they stay as they are. */
  return (commands: readonly string[], { username, server }: Receiver) => {
    const bedrockPrefix = servers.find(server)?.bedrockPrefix ?? BEDROCK_SHOWN_PREFIX
    const isNamed = commands.some((command) => command.includes(PLAYER_PLACEHOLDER))
    if (isNamed && isReservedUsername(username, { bedrockPrefix, more }))
      return { commands, refused: REFUSED_NAME }
    const name = inGameUsername(username, bedrockPrefix)
    return { commands: commands.map((command) => fillCommand(command, name)) }
  }
}

function createEnqueue({ random, servers, fill }: Deps & { fill: ReturnType<typeof createFill> }) {
  /**
   * Call it in the transaction that marks the order as paid. One send action for each server, apart from what waits for
   * the player; returns their ids.
   */
  return async function enqueue(trx: Db, delivery: NewDelivery): Promise<string[]> {
    const { orderId, username, commands, at, isTest = false, purpose, held, found } = delivery
    // Validated at checkout; checked again because this name becomes part of a console command.
    if (!isEncodedUsername(username)) throw new Error(`not a username: ${JSON.stringify(username)}`)
    const ids: string[] = []
    // The first server is named, so that a new order of the list does not move what is queued.
    const first = servers.find(null)?.id ?? null
    for (const { server, waitOnline, texts } of splitCommands(commands, first)) {
      const id = newId(random)
      await insertSendAction(trx, {
        id,
        order_id: orderId,
        is_test: isTest ? 1 : 0,
        username,
        server,
        wait_online: waitOnline ? 1 : 0,
        done_commands: 0,
        at: at.toISOString(),
        resend_of: null,
        resend_key: null,
        purpose,
        held,
        found,
        ...fill(texts, { username, server }),
      })
      ids.push(id)
    }
    await storeOrderDelivery(trx, orderId)
    return ids
  }
}

function mayHaveRun(row: SendActionRow): boolean {
  const { state, done_commands } = row
  if (isUnsent(row)) return false
  return done_commands > 0 || state === 'done' || state === 'unknown' || state === 'sending'
}

/** A person has closed it, perhaps after giving it by hand. */
function isResolved(latest: SendActionRow | undefined): boolean {
  if (!latest || latest.cancelled_at !== null) return false
  return latest.needs_person === 0 && (latest.state === 'failed' || latest.state === 'unknown')
}

type CommandGroup = { server: string | null; waitOnline: boolean; texts: string[] }

/** One group for each server and way of sending, ordered by its first command. Without commands: one empty group. */
export function splitCommands(commands: readonly Command[], firstServer: string | null): CommandGroup[] {
  const groups = new Map<string, CommandGroup>()
  for (const { text, server, waitOnline = false } of commands) {
    const target = server ?? firstServer
    const key = JSON.stringify([target, waitOnline])
    const group = groups.get(key) ?? { server: target, waitOnline, texts: [] }
    group.texts.push(text)
    groups.set(key, group)
  }
  return groups.size > 0 ? [...groups.values()] : [{ server: firstServer, waitOnline: false, texts: [] }]
}
