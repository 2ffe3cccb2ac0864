import { BEDROCK_SHOWN_PREFIX, inGameUsername, isEncodedUsername } from '#contract/network/username.ts'
import type { Purpose } from '#contract/shop/order-delivery.ts'
import { fillCommand } from '#contract/shop/store-admin.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { storeOrderDelivery } from './order-delivery.repository.ts'
import { insertSendAction } from './send-action.repository.ts'

type Deps = Pick<Core, 'random'> & { servers: Pick<Servers, 'find'> }

type NewDelivery = {
  orderId: string
  username: string
  commands: readonly Command[]
  at: Date
  isTest?: boolean
  purpose?: Purpose
  /** Why a person has to decide whether it is sent. */
  heldBecause?: string
}

export function createEnqueue({ random, servers }: Deps) {
  /**
   * Call it in the transaction that marks the order as paid. One send action for each server, apart from what waits for
   * the player; returns their ids.
   */
  return async (
    trx: Db,
    { orderId, username, commands, at, isTest = false, purpose, heldBecause }: NewDelivery,
  ): Promise<string[]> => {
    // Validated at checkout; checked again because this name becomes part of a console command.
    if (!isEncodedUsername(username)) throw new Error(`not a username: ${JSON.stringify(username)}`)
    const ids: string[] = []
    // The first server is named, so that a new order of the list does not move what is queued.
    const first = servers.find(null)?.id ?? null
    for (const group of splitCommands(commands, first)) {
      const { server, waitOnline, texts } = group
      const name = inGameUsername(username, servers.find(server)?.bedrockPrefix ?? BEDROCK_SHOWN_PREFIX)
      const id = newId(random)
      await insertSendAction(trx, {
        id,
        orderId,
        isTest,
        username,
        server,
        waitOnline,
        commands: texts.map((command) => fillCommand(command, name)),
        doneCommands: 0,
        at: at.toISOString(),
        resendOf: null,
        resendKey: null,
        purpose,
        heldBecause,
      })
      ids.push(id)
    }
    await storeOrderDelivery(trx, orderId)
    return ids
  }
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
