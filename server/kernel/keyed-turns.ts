// Work on the same thing takes turns; work on different things does not wait for each other.
import { createTurns, type Room, type Turns } from './turns.ts'

export type KeyedTurns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function createKeyedTurns(room: Room): KeyedTurns {
  const open = new Map<string, { turns: Turns; users: number }>()

  return async (key, work) => {
    const entry = open.get(key) ?? { turns: createTurns(room), users: 0 }
    open.set(key, entry)
    entry.users += 1
    try {
      return await entry.turns(work)
    } finally {
      entry.users -= 1
      if (entry.users === 0) open.delete(key)
    }
  }
}
