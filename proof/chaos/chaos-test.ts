// What every chaos test gets and gives: how much to do, where its history goes, and the rows that it ends in.

export type RunOptions = {
  /** A short form of the same, for the test suite. */
  quick: boolean
  /** Where history files are kept. */
  folder: string
}

export type Row = {
  /** Of the quality bars, such as T03. */
  id: string
  what: string
  figure: string
  bar: string
  ok: boolean
  /** A figure of this machine at this moment: printed and judged by `npm run chaos`, never by the test suite. */
  timed?: boolean
}

export type ChaosTest = {
  ids: readonly string[]
  /** Measures time above all: nothing else runs meanwhile. */
  alone?: boolean
  run(options: RunOptions): Promise<Row[]>
}

export function none(id: string, what: string, found: number): Row {
  return { id, what, figure: String(found), bar: '0', ok: found === 0 }
}

export function all(id: string, what: string, count: number, of: number): Row {
  return { id, what, figure: `${count} of ${of}`, bar: 'all', ok: count === of && of > 0 }
}

export function atMost(id: string, what: string, count: number, limit: number): Row {
  return { id, what, figure: String(count), bar: `≤ ${limit}`, ok: count <= limit }
}

export function within(id: string, what: string, ms: number, limit: number, note = ''): Row {
  const figure = `${ms.toFixed(ms < 100 ? 1 : 0)} ms${note && ` (${note})`}`
  return { id, what, figure, bar: `≤ ${limit} ms`, ok: ms <= limit, timed: true }
}

/** A fact beside the bars. */
export function fact(id: string, what: string, figure: string): Row {
  return { id, what, figure, bar: '', ok: true }
}
