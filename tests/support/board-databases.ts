// A new database of each kind that ajLeaderboards supports, with the plugin's tables.

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'vitest'
import { type BoardRow, type BoardsDatabase, openBoardsDatabase } from './mariadb.ts'
import { createBoardStatements } from './mariadb-boards.ts'

const BOARD_DATABASES = ['mariadb', 'sqlite'] as const

export type BoardDatabaseKind = (typeof BOARD_DATABASES)[number]

export async function openBoards(kind: BoardDatabaseKind): Promise<BoardsDatabase> {
  return kind === 'mariadb' ? openBoardsDatabase() : openBoardsFile()
}

export const onBoards = (title: string, run: (boards: BoardsDatabase) => Promise<unknown>) =>
  test.each(BOARD_DATABASES)(`%s: ${title}`, async (kind) => {
    await using boards = await openBoards(kind)
    await run(boards)
  })

/** The plugin's statement without its table prefix. */
export function openBoardsFile(): BoardsDatabase & { path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-boards-'))
  const path = join(folder, 'cache.db')
  const database = new DatabaseSync(path)
  return {
    path,
    url: `sqlite:${path}`,
    run: async (statement) => database.exec(statement.replaceAll('ajlb_', '')),
    async createBoard(board, rows: readonly BoardRow[] = [], type?: string) {
      const [create = ''] = createBoardStatements(board, type)
      database.exec(`begin; ${create}`)
      const insert = database.prepare(
        `insert into \`${board}\` (id, namecache, value, weekly_delta, monthly_delta) values (?, ?, ?, ?, ?)`,
      )
      for (const { name, value = '0', weekly = '0', monthly = '0' } of rows) {
        insert.run(randomUUID(), name, value, weekly, monthly)
      }
      database.exec('commit')
    },
    async [Symbol.asyncDispose]() {
      database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
