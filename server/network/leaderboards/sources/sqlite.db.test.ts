// Everything that can be wrong with a file. Each reading ends, and says why.
import { execFileSync } from 'node:child_process'
import { constants, mkdirSync, openSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openBoardsFile } from '#tests/support/board-databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { testWith } from '#tests/support/test-with.ts'
import { createAjLeaderboards } from './ajleaderboards.ts'
import { openSqliteFile } from './sqlite.ts'

/** As H2 2.1 writes it. */
const H2_FILE_START = `H:2,block:4,blockSize:1000,chunk:2,clean:1,created:19a9b0c1d2e,format:2,version:2\n${'\0'.repeat(9_000)}`
const KILLS = 'statistic_player_kills'
const NOTHING = { missing: [], boards: new Map() }

function read(path: string, queryMs = 300, signal = new AbortController().signal) {
  const source = createAjLeaderboards({ open: openSqliteFile(path, { connectMs: 300, queryMs }), prefix: '' })
  return source.read([{ board: KILLS, reverse: false }], { limit: 20, signal })
}

const newFile = () => join(temporaryFolder(), 'cache.db')

test.each<[string, (file: string) => unknown, string]>([
  ['a missing file', () => {}, 'ENOENT'],
  ['a folder', (file) => mkdirSync(file), 'not a regular file'],
  ['another kind of file', (file) => writeFileSync(file, 'PK '.repeat(2_000)), 'file is not a database'],
  ['a file of H2', (file) => writeFileSync(file, H2_FILE_START), 'an H2 database'],
  ['a file that is too large', (file) => execFileSync('truncate', ['-s', '300M', file]), 'too large'],
])('refuses %s, and says the same of it again', async (_, make, problem) => {
  const file = newFile()
  make(file)
  for (let turn = 0; turn < 2; turn += 1)
    expect(await read(file)).toEqual({ ...NOTHING, problem: expect.stringContaining(problem) })
})

// Root may read every file.
test.skipIf(process.getuid?.() === 0)('names the missing permission of a file', async () => {
  const file = newFile()
  writeFileSync(file, '', { mode: 0o200 })
  expect(await read(file)).toEqual({ ...NOTHING, problem: expect.stringContaining('EACCES') })
})

test('refuses a pipe and a device without opening them', async () => {
  const file = newFile()
  execFileSync('mkfifo', [file])
  const refused = { ...NOTHING, problem: 'not a regular file' }
  expect(await read(file)).toEqual(refused)
  expect(await read('/dev/zero')).toEqual(refused)
  // A writer that waits for a reader would block until the pipe is opened.
  expect(() => openSync(file, constants.O_WRONLY | constants.O_NONBLOCK)).toThrow(/ENXIO/)
})

const inBoardsFile = testWith(openBoardsFile)

inBoardsFile('reports a truncated file', async (boards) => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ name: `p${index}`, value: String(index) }))
  await boards.createBoard(KILLS, rows)
  truncateSync(boards.path, 8_192)

  expect(await read(boards.path)).toEqual({ ...NOTHING, problem: expect.stringContaining('malformed') })
})

inBoardsFile('waits for a locked file without blocking the event loop', async (boards) => {
  await boards.createBoard(KILLS, [{ name: 'Ayu', value: '5' }])
  const plugin = new DatabaseSync(boards.path)
  plugin.exec('begin exclusive')
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
    if (turns === 10) plugin.exec('rollback')
  }, 20)

  const { boards: found, problem } = await read(boards.path, 5_000)
  clearInterval(ticking)
  plugin.close()
  expect(problem).toBeNull()
  expect(found.get(KILLS)?.alltime).toEqual([{ name: 'Ayu', value: '5' }])
  expect(turns).toBeGreaterThanOrEqual(10)
})

inBoardsFile('times out on a locked file, and stops at once on abort', async (boards) => {
  await boards.createBoard(KILLS, [{ name: 'Ayu', value: '5' }])
  const plugin = new DatabaseSync(boards.path)
  plugin.exec('begin exclusive')
  const stopping = new AbortController()
  const stopped = read(boards.path, 60_000, stopping.signal)
  setTimeout(() => stopping.abort(), 30)

  expect(await read(boards.path)).toEqual({ ...NOTHING, problem: 'the file is locked for 300 ms' })
  expect(await stopped).toEqual({ ...NOTHING, problem: expect.stringContaining('aborted') })
  plugin.close()
})

inBoardsFile('opens the file read-only', async (boards) => {
  await boards.createBoard(KILLS)
  const database = await openSqliteFile(boards.path)(new AbortController().signal)

  await expect(database.query(`delete from ${KILLS}`)).rejects.toThrow(/readonly/)
  database.close()
})
