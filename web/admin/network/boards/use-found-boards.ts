import type { FoundBoard } from '#contract/network/leaderboards-admin.schema.ts'
import { type Loaded, useReply } from '#web/admin/kit/api/use-loaded.ts'

export type FoundBoards = Loaded<{ boards: FoundBoard[]; looked_at: string }>

/** The boards in the database of a server; null looks nowhere. */
export function useFoundBoards(server: string | null): FoundBoards {
  return useReply('GET /api/admin/servers/:id/boards', server === null ? null : { params: { id: server } })
}

/** The found board; null while nothing is known, undefined when the database lacks it. */
export function findBoard({ data, stale }: FoundBoards, board: string): FoundBoard | undefined | null {
  if (!data || stale) return null
  return data.boards.find((found) => found.board === board)
}
