// The boards that a game server's database really has, looked up when an admin edits the leaderboards.
import type { ErrorCode } from '#contract/errors.ts'
import type { FoundBoard } from '#contract/network/leaderboards.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { OpenSource } from './sources/index.ts'
import { SourceError, type SourceProblem } from './sources/leaderboard-source.ts'

type Deps = {
  servers: { current(): Pick<GameServers, 'list'> }
  openSource: OpenSource
  clock: Clock
}

export type FoundBoards = ReturnType<typeof createFoundBoards>

const CODES: Record<SourceProblem, ErrorCode> = {
  refused: 'boards_refused',
  unreachable: 'boards_unreachable',
  h2: 'boards_unreadable',
}

export function createFoundBoards({ servers, openSource, clock }: Deps) {
  return {
    async list(id: string): Promise<{ boards: FoundBoard[]; looked_at: string }> {
      const server = servers.current().list.find((one) => one.id === id)
      if (!server) throw new AppError('server_not_found')
      if (!server.boards) throw new AppError('boards_not_connected')
      const looked_at = clock.now().toISOString()
      try {
        const boards = await openSource(server.boards).list({ signal: new AbortController().signal })
        if (boards.length === 0) throw new AppError('boards_not_found')
        return { boards, looked_at }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        throw new AppError(CODES[error.problem], { text: error.message })
      }
    },
  }
}
