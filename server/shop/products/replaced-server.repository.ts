// A game server that takes the place of another: products, orders and waiting deliveries name it from then on.
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'

/** Runs in the transaction that saves the servers. What is being sent or was sent stays with the old one; what is held moves. */
export async function replaceServers(
  trx: Db,
  replaced: Readonly<Record<string, string>>,
  at: Date,
): Promise<void> {
  for (const [from, to] of Object.entries(replaced)) {
    await renameInCommands(trx, from, to, at)
    await trx
      .updateTable('send_action')
      .set({ server: to })
      .where('server', '=', from)
      .where('lease', 'is', null)
      .where(({ or, and, eb }) =>
        or([eb('state', '=', 'queued'), and([eb('held', 'is not', null), eb('needs_person', '=', 1)])]),
      )
      .execute()
  }
}

/** A quote inside of a command is escaped in JSON, so this text is never a part of one. */
const named = (server: string) => `"server":${JSON.stringify(server)}`

async function renameInCommands(trx: Db, from: string, to: string, at: Date): Promise<void> {
  const renamed = (column: string) =>
    sql<string | null>`replace(${sql.ref(column)}, ${named(from)}, ${named(to)})`
  const set = {
    command_options: renamed('command_options'),
    refund_command_options: renamed('refund_command_options'),
  }
  const pattern = `%${named(from)}%`
  const isNamed = sql<SqlBool>`(command_options like ${pattern} or refund_command_options like ${pattern})`
  await trx
    .updateTable('product')
    .set({ ...set, version: sql<number>`version + 1`, updated_at: at.toISOString() })
    .where(isNamed)
    .execute()
  await trx.updateTable('orders').set(set).where(isNamed).execute()
  await trx
    .updateTable('order_item')
    .set({ commands: renamed('commands') })
    .where('commands', 'like', pattern)
    .execute()
}
