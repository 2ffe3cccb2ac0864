// Runs one chaos test and adds a row for each database that it left with orders.
import { type ChaosTest, type NamedRow, none, type Row, type RunOptions } from './chaos-test.ts'
import type { Checked } from './consistency.ts'

export async function runTest(
  { name, run }: ChaosTest,
  options: Omit<RunOptions, 'checked'>,
): Promise<NamedRow[]> {
  const checked: Checked[] = []
  const rows = await run({ ...options, checked })
  return [...rows, ...checked.map(toRow)].map((row) => ({ id: name, ...row }))
}

function toRow({ name, orders, differences: [first, ...more] }: Checked): Row {
  const what = `${name}: sums, coupons, donations, deliveries that differ from ${orders} orders`
  return first === undefined ? none(what, 0) : none(`${what}: ${first}`, 1 + more.length)
}
