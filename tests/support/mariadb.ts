// A new database on the tests' MariaDB, with the plugin's tables and a read-only user.
import { randomBytes, randomUUID } from 'node:crypto'
import mysql from 'mysql2/promise'
import { inject } from 'vitest'
import { createBoardStatements } from './mariadb-boards.ts'

export type BoardRow = {
  name: string | null
  value?: string | null
  weekly?: string | null
  monthly?: string | null
}

export type BoardsDatabase = {
  /** The connection URL for the site. */
  url: string
  run(statement: string): Promise<void>
  createBoard(board: string, rows?: readonly BoardRow[], type?: string): Promise<void>
} & AsyncDisposable

export async function openBoardsDatabase(prefix = 'ajlb_'): Promise<BoardsDatabase> {
  const name = `boards_${randomBytes(6).toString('hex')}`
  const root = await mysql.createConnection({ uri: inject('mariadbUrl'), charset: 'utf8mb4' })
  await root.query(`create database ${name} character set utf8mb4`)
  await root.query(`create user ${name}@'%' identified by 'p@ss:word/ä'`)
  await root.query(`grant select on ${name}.* to ${name}@'%'`)
  await root.query(`use ${name}`)

  async function createBoard(board: string, rows: readonly BoardRow[] = [], type?: string): Promise<void> {
    for (const statement of createBoardStatements(prefix + board, type)) await root.query(statement)
    for (const { name, value = '0', weekly = '0', monthly = '0' } of rows) {
      await root.query(
        `insert into \`${prefix}${board}\` (id, namecache, value, weekly_delta, monthly_delta) values (?, ?, ?, ?, ?)`,
        [randomUUID(), name, value, weekly, monthly],
      )
    }
  }

  const { host } = new URL(inject('mariadbUrl'))
  const password = encodeURIComponent('p@ss:word/ä')
  return {
    url: `mysql://${name}:${password}@${host}/${name}?prefix=${prefix}`,
    run: async (statement) => void (await root.query(statement)),
    createBoard,
    async [Symbol.asyncDispose]() {
      await root.query(`drop database ${name}`)
      await root.query(`drop user ${name}@'%'`)
      await root.end()
    },
  }
}
