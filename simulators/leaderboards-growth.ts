// Points of generated players per day, which never decrease.
import { chance } from './player-names.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const JAKARTA_MS = 7 * 60 * 60 * 1_000
/** A Sunday, the plugin's first day of the week. */
const FIRST_SUNDAY = Date.UTC(2025, 0, 5) / DAY_MS
const DAYS_IN_WEEK = 7
/** Share of players who stopped playing. */
const AWAY_SHARE = 0.3

/** `perDay`: largest daily gain. `before`: largest initial value. Decimals only for money. */
type Tempo = { perDay: number; before: number; decimals: number }

const TEMPO: Record<string, Tempo> = {
  vault_eco_balance: { perDay: 1_850_000, before: 940_000_000, decimals: 2 },
  gemseconomy_balance_default: { perDay: 42, before: 26_000, decimals: 2 },
  statistic_time_played: { perDay: 21_000, before: 9_400_000, decimals: 0 },
  statistic_player_kills: { perDay: 24, before: 8_800, decimals: 0 },
  aureliumskills_power: { perDay: 2.6, before: 1_150, decimals: 0 },
  ecoskills_total_skill_level: { perDay: 1.9, before: 780, decimals: 0 },
  kixschatgames_wins: { perDay: 6, before: 3_100, decimals: 0 },
}
const OTHER: Tempo = { perDay: 4, before: 1_400, decimals: 0 }

/** The last resets of the plugin; `wallClockMs` is local time written as UTC. */
export function playDays(now: Date) {
  const today = Math.floor((now.getTime() + JAKARTA_MS) / DAY_MS)
  const date = new Date(today * DAY_MS)
  const sunday = today - date.getUTCDay()
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1) / DAY_MS
  return {
    hourly: toDay(today + 1),
    daily: toDay(today),
    weekly: toDay(sunday),
    monthly: toDay(first),
    yearly: toDay(newYear),
  }
}

type PlayDays = ReturnType<typeof playDays>

function toDay(day: number) {
  const wallClockMs = day * DAY_MS
  return { day, wallClockMs, date: new Date(wallClockMs).toISOString().slice(0, 10) }
}

type Query = { player: string; board: string; days: PlayDays }

/** A player's value today and at each reset. */
export function valuesOf({ player, board, days }: Query) {
  const { perDay, before, decimals } = TEMPO[board] ?? OTHER
  const seed = `${player}/${board}`
  const away = chance(`${player}/away`) < AWAY_SHARE
  const rate = away ? 0 : perDay * chance(`${seed}/rate`) ** 2
  const base = before * chance(`${seed}/base`) ** 3
  const at = (day: number) => cut(base + rate * effort(seed, day), decimals)
  return {
    value: at(days.daily.day + 1),
    at: {
      hourly: at(days.hourly.day),
      daily: at(days.daily.day),
      weekly: at(days.weekly.day),
      monthly: at(days.monthly.day),
      yearly: at(days.yearly.day),
    },
  }
}

/** Cumulative play time until a day; varies by week and never decreases. */
function effort(seed: string, day: number): number {
  const week = Math.floor((day - FIRST_SUNDAY) / DAYS_IN_WEEK)
  const part = (day - FIRST_SUNDAY) / DAYS_IN_WEEK - week
  const until = (count: number) => count + 0.9 * chance(`${seed}/${count}`)
  return Math.max(0, DAYS_IN_WEEK * (until(week) + (until(week + 1) - until(week)) * part))
}

function cut(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.floor(value * scale) / scale
}
