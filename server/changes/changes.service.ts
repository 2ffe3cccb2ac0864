// Something that pages show has changed: told inside this process at once, and to all others through the database.
import { sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/kernel/log.ts'

type Deps = {
  db: Database
  /** No other process works on this database, so nobody else is to be told. */
  ownsDatabase: boolean
  log: Pick<Log, 'error'>
}

const COUNTER = 'changes'

export type Changes = ReturnType<typeof createChanges>

export function createChanges({ db, ownsDatabase, log }: Deps) {
  const listeners: (() => void)[] = []
  let seen: number | null = null

  function hear(): void {
    for (const listener of listeners) listener()
  }

  async function count(): Promise<void> {
    const { value } = await db
      .insertInto('counter')
      .values({ name: COUNTER, value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: sql<number>`counter.value + 1` }),
      )
      .returning('value')
      .executeTakeFirstOrThrow()
    // What others changed at the same time is still to be heard.
    if (seen !== null && value === seen + 1) seen = value
  }

  return {
    onChange: (listener: () => void): void => {
      listeners.push(listener)
    },

    /** After the commit. Settles when other processes can know; nobody has to wait for it. */
    async tell(): Promise<void> {
      hear()
      if (ownsDatabase) return
      await count().catch((error) => log.error({ err: error }, 'cache invalidation not published'))
    },

    /** Hears what other processes told since the last look. */
    async look(): Promise<void> {
      if (ownsDatabase) return
      const row = await db
        .selectFrom('counter')
        .select('value')
        .where('name', '=', COUNTER)
        .executeTakeFirst()
      const value = row?.value ?? 0
      if (seen !== null && value !== seen) hear()
      seen = value
    },
  }
}
