// A send action as admins see it.
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { HOLDS, type SendActionState, type WaitsFor } from '#contract/shop/delivery.ts'
import { causeOfReply } from '#contract/shop/failed-reply.ts'
import { isHeld, PURPOSES } from '#contract/shop/order-delivery.ts'
import type { GameServer } from '#server/network/servers/game-server.ts'
import type { SendActionRow } from './send-action.repository.ts'
import type { Sends } from './send-action-claim.repository.ts'
import type { ListedSendAction } from './send-action-list.repository.ts'

type Shown = {
  server: GameServer | undefined
  accent: string | null
  consoleTryAt: Date | null
  sends: Sends
}

/** During an outage of its server the next try of a queued action is that of the server. */
export function showSendAction(
  row: ListedSendAction,
  { server, accent, consoleTryAt, sends }: Shown,
): SendAction {
  const commands: string[] = JSON.parse(row.commands)
  const waits = row.state === 'queued' ? waitsFor(row, server, sends) : null
  const ofConsole = consoleTryAt?.toISOString() ?? null
  const next = ofConsole && ofConsole > row.created_at ? ofConsole : row.created_at
  return {
    ...row,
    _id: row.id,
    state: row.cancelled_at !== null ? 'cancelled' : isHeld(row) ? 'held' : (row.state as SendActionState),
    held: HOLDS.find((reason) => reason === row.held) ?? null,
    purpose: PURPOSES.find((purpose) => purpose === row.purpose) ?? 'delivery',
    success: row.state === 'done',
    action: commands.map((text) => ({ text })),
    // A server that is gone has no name any more.
    server: { id: server?.id ?? row.server ?? '', name: server?.name ?? row.server ?? '', accent },
    wait_online: row.wait_online === 1,
    waits_for: waits,
    next_try_at: row.state === 'queued' && waits === null ? next : null,
    transaction_id: row.order_id,
    cause: row.state === 'failed' && row.last_reply ? causeOfReply(row.last_reply) : null,
    needs_person: row.needs_person === 1,
    is_test: row.is_test === 1,
  }
}

function waitsFor(
  { wait_online, is_test }: SendActionRow,
  server: GameServer | undefined,
  sends: Sends,
): WaitsFor | null {
  if (is_test === 1 && sends === 'real') return 'live_payments'
  // A simulator stands in for RCON, and takes no real order.
  if (is_test === 0 && sends === 'test') return 'rcon_address'
  if (!server) return 'server'
  if (server.rconLacks) return server.rconLacks === 'address' ? 'rcon_address' : 'rcon_password'
  return wait_online === 1 ? 'player' : null
}
