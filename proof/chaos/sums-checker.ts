// Compares the sums of days and players with the orders, by SQL of its own.

type Read = (sql: string) => readonly object[]

const PAIRS: readonly [sums: string, orders: string][] = [
  [
    `select day, sum(placed) as placed, sum(expired) as expired, sum(failed) as failed from day_sum
     group by day having sum(placed) <> 0 order by day`,
    `select date(created_at, '+7 hours') as day, count(*) as placed, sum(status = 'EXPIRED') as expired,
       sum(status = 'FAILED') as failed from purchase where given_by is null group by 1 order by 1`,
  ],
  [
    `select day, sum(paid) as paid, sum(price) as price, sum(fee) as fee from day_sum
     group by day having sum(paid) <> 0 order by day`,
    `select date(paid_at, '+7 hours') as day, count(*) as paid, sum(price) as price, sum(fee) as fee from purchase
     where status = 'PAID' and given_by is null group by 1 order by 1`,
  ],
  [
    'select username_key, is_test, orders, paid, spent from player_sum order by username_key, is_test',
    `select username_key, is_test, count(*) as orders, sum(status = 'PAID' and given_by is null) as paid,
       sum(case when status = 'PAID' and given_by is null then price else 0 end) as spent
     from purchase group by username_key, is_test order by username_key, is_test`,
  ],
]

/** Rows that are in one of both only. */
export function differingSums(read: Read): string[] {
  return PAIRS.flatMap(([sums, orders]) => {
    const stored = read(sums).map((row) => JSON.stringify(row))
    const counted = read(orders).map((row) => JSON.stringify(row))
    return [
      ...stored.filter((row) => !counted.includes(row)),
      ...counted.filter((row) => !stored.includes(row)),
    ]
  })
}
