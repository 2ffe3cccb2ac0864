import { type Selectable, sql } from 'kysely'
import { type Reach, STORE_SERIES } from '#contract/network/status-history.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import { RESOLUTIONS, startOf } from './spans.ts'

export type Sample = { series: string; isDemo: boolean; reach: Reach; players: number }
export type Point = Selectable<Schema['status_point']>
export type Series = { series: string; isDemo: boolean }

const CLAIM = 'status_minute'
/** After a clock that was far ahead is set right, samples go on. */
const CLOCK_ERROR_MINUTES = 60

/** One process takes each minute: false when another has taken it. Call it in the transaction that adds the minute. */
export async function claimMinute(trx: Db, minute: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await trx
    .insertInto('counter')
    .values({ name: CLAIM, value: minute })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: minute })
        .where(({ or, eb }) =>
          or([eb('counter.value', '<', minute), eb('counter.value', '>', minute + CLOCK_ERROR_MINUTES)]),
        ),
    )
    .executeTakeFirstOrThrow()
  return rows === 1n
}

export async function lastMinute(db: Db): Promise<number | null> {
  const row = await db.selectFrom('counter').select('value').where('name', '=', CLAIM).executeTakeFirst()
  return row?.value ?? null
}

export async function addMinute(trx: Db, minute: number, samples: readonly Sample[]): Promise<void> {
  const rows = samples.flatMap((sample) =>
    Object.values(RESOLUTIONS).map(({ span }) => toRow(sample, minute, span)),
  )
  await trx
    .insertInto('status_point')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['series', 'is_demo', 'span', 'at']).doUpdateSet({
        up: sql<number>`status_point.up + excluded.up`,
        down: sql<number>`status_point.down + excluded.down`,
        unknown: sql<number>`status_point.unknown + excluded.unknown`,
        players: sql<number>`status_point.players + excluded.players`,
        peak: sql<number>`case when excluded.peak > status_point.peak then excluded.peak else status_point.peak end`,
        peak_at: sql<number>`case when excluded.peak > status_point.peak then excluded.peak_at else status_point.peak_at end`,
      }),
    )
    .execute()
}

function toRow({ series, isDemo, reach, players }: Sample, minute: number, span: number): Point {
  const one = (wanted: Reach) => (reach === wanted ? 1 : 0)
  return {
    series,
    is_demo: isDemo ? 1 : 0,
    span,
    at: startOf(minute, span),
    up: one('up'),
    down: one('down'),
    unknown: one('unknown'),
    players,
    peak: players,
    peak_at: minute,
  }
}

const ROWS_AT_ONCE = 500

export async function insertPoints(trx: Db, points: readonly Point[]): Promise<void> {
  for (let from = 0; from < points.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('status_point')
      .values(points.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

type Range = { span: number; from: number }

export type ChartPoint = Pick<Point, 'at' | 'up' | 'down' | 'players' | 'peak' | 'peak_at'>

function pointsOf(db: Db, { series, isDemo }: Series, span: number) {
  return db
    .selectFrom('status_point')
    .where('series', '=', series)
    .where('is_demo', '=', isDemo ? 1 : 0)
    .where('span', '=', span)
}

export async function listPoints(db: Db, series: Series, { span, from }: Range): Promise<ChartPoint[]> {
  return pointsOf(db, series, span)
    .select(['at', 'up', 'down', 'players', 'peak', 'peak_at'])
    .where('at', '>=', from)
    .orderBy('at')
    .execute()
}

export type DayPoint = Pick<Point, 'series' | 'at' | 'up' | 'down'>

export async function listDays(db: Db, all: readonly Series[], from: number): Promise<DayPoint[]> {
  if (all.length === 0) return []
  const isDemo = new Map(all.map((one) => [one.series, one.isDemo ? 1 : 0]))
  const rows = await db
    .selectFrom('status_point')
    .select(['series', 'is_demo', 'at', 'up', 'down'])
    .where('series', 'in', [...isDemo.keys()])
    .where('is_demo', 'in', [0, 1])
    .where('span', '=', RESOLUTIONS.days.span)
    .where('at', '>=', from)
    .execute()
  return rows.filter(({ series, is_demo }) => isDemo.get(series) === is_demo)
}

/** The start of the last 5 minutes in which it was known whether the series is up. */
export async function lastKnown(db: Db, series: Series): Promise<number | null> {
  const row = await pointsOf(db, series, RESOLUTIONS.fine.span)
    .select('at')
    .where(({ or, eb }) => or([eb('up', '>', 0), eb('down', '>', 0)]))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function hasDemoPoints(db: Db, series: string): Promise<boolean> {
  return (await listPoints(db, { series, isDemo: true }, { span: RESOLUTIONS.days.span, from: 0 })).length > 0
}

export async function deleteOldPoints(db: Db, now: number): Promise<void> {
  for (const { span, days } of Object.values(RESOLUTIONS))
    await db
      .deleteFrom('status_point')
      .where('span', '=', span)
      .where('at', '<', now - days * RESOLUTIONS.days.span)
      .execute()
}

/** Deletes the points that simulators made before the site went live. */
export async function deleteDemoPoints(db: Db, of: 'game' | 'store'): Promise<void> {
  await db
    .deleteFrom('status_point')
    .where('is_demo', '=', 1)
    .where('series', of === 'store' ? '=' : '<>', STORE_SERIES)
    .execute()
}
