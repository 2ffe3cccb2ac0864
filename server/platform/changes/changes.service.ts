// Cache invalidation: immediate inside this process, through a counter in the database for other processes and commands.
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'

type Deps = {
  db: Database
  log: Pick<Log, 'error'>
  /** Runs before the listeners, so that they see the change. */
  reload?(): Promise<void>
}

const COUNTER = 'changes'

export type Changes = ReturnType<typeof createChanges>

export function createChanges({ db, log, reload = async () => {} }: Deps) {
  const listeners: (() => void)[] = []
  let seen: number | null = null

  async function notify(): Promise<void> {
    await reload()
    for (const listener of listeners) listener()
  }

  async function increment(): Promise<void> {
    const { value } = await db
      .insertInto('counter')
      .values({ name: COUNTER, value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: sql<number>`counter.value + 1` }),
      )
      .returning('value')
      .executeTakeFirstOrThrow()
    // Only when no other process incremented meanwhile; otherwise the next poll must see its change.
    if (seen !== null && value === seen + 1) seen = value
  }

  return {
    onChange: (listener: () => void): void => {
      listeners.push(listener)
    },

    /** Call it after the commit. Resolves when other processes can see the change. */
    async publish(): Promise<void> {
      // A failed reload is repeated by the poll of another process, or by the next change.
      await notify().catch((error) => log.error({ err: error }, 'settings not reloaded'))
      await increment().catch((error) => log.error({ err: error }, 'cache invalidation not published'))
    },

    /** Notifies the listeners when another process has published a change. */
    async poll(): Promise<void> {
      const row = await db
        .selectFrom('counter')
        .select('value')
        .where('name', '=', COUNTER)
        .executeTakeFirst()
      const value = row?.value ?? 0
      // `seen` stays as it was when the reload fails: the next poll tries again.
      if (seen !== null && value !== seen) await notify()
      seen = value
    },
  }
}
