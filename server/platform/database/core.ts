import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Random } from '#server/platform/kernel/random.ts'
import type { Database } from './schema.ts'

/** Dependencies that most services share. A service that needs fewer takes a `Pick` of it. */
export type Core = { db: Database; clock: Clock; random: Random; log: Log }
