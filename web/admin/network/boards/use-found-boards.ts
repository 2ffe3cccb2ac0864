import type { FoundBoard } from '#contract/network/leaderboards-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { type Loaded, useLoaded } from '#web/admin/kit/api/use-loaded.ts'

export type FoundBoards = Loaded<{ boards: FoundBoard[]; looked_at: string }>

/** The boards in the database of a server; null looks nowhere. */
export function useFoundBoards(server: string | null): FoundBoards {
  return useLoaded(server && `boards of ${server}`, (signal) =>
    adminCall('GET /api/admin/servers/:id/boards', { params: { id: server ?? '' } }, signal),
  )
}

/** The found board; null while nothing is known, undefined when the database lacks it. */
export function findBoard({ data, stale }: FoundBoards, board: string): FoundBoard | undefined | null {
  if (!data || stale) return null
  return data.boards.find((found) => found.board === board)
}
