// Options and result rows of a chaos test, and one run of it.
import type { Checked } from './consistency.ts'

export type RunOptions = {
  /** Fewer rounds, for the test suite. */
  quick: boolean
  /** Folder of the history files. */
  folder: string
  /** The contents of the database of each site, added when it is closed. */
  checked: Checked[]
}

export type Row = {
  /** Figure that several tests share; otherwise the row has the name of its test. */
  id?: string
  what: string
  figure: string
  bar: string
  ok: boolean
  /** A time measurement: checked by `npm --prefix proof run chaos`, not by the test suite. */
  timed?: boolean
}

export type NamedRow = Row & { id: string }

export type ChaosTest = {
  name: string
  /** Measures time above all: nothing else runs meanwhile. */
  alone?: boolean
  run(options: RunOptions): Promise<Row[]>
}

/** Adds a row for each database that the test left with orders. */
export async function runTest(
  { name, run }: ChaosTest,
  options: Omit<RunOptions, 'checked'>,
): Promise<NamedRow[]> {
  const checked: Checked[] = []
  const rows = await run({ ...options, checked })
  return [...rows, ...checked.map(toRow)].map((row) => ({ id: name, ...row }))
}

function toRow({ name, orders, differences: [first, ...more] }: Checked): Row {
  const what = `${name}: sums, donations, deliveries that differ from ${orders} orders`
  return first === undefined ? none(what, 0) : none(`${what}: ${first}`, 1 + more.length)
}

export function none(what: string, found: number): Row {
  return { what, figure: String(found), bar: '0', ok: found === 0 }
}

/** Names the first of what was found. */
export function noneOf(what: string, found: readonly string[]): Row {
  return none(found[0] === undefined ? what : `${what} (${found[0]})`, found.length)
}

export function all(what: string, count: number, of: number): Row {
  return { what, figure: `${count} of ${of}`, bar: 'all', ok: count === of && of > 0 }
}

export function atMost(what: string, count: number, limit: number): Row {
  return { what, figure: String(count), bar: `≤ ${limit}`, ok: count <= limit }
}

export function within(what: string, ms: number, limit: number): Row {
  const figure = `${ms.toFixed(ms < 100 ? 1 : 0)} ms`
  return { what, figure, bar: `≤ ${limit} ms`, ok: ms <= limit, timed: true }
}

/** A figure without a bar. */
export function fact(what: string, figure: string): Row {
  return { what, figure, bar: '', ok: true }
}
