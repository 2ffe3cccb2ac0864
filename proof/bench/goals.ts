// Prints figures with their bars: median, range, must, aim, and whether they are met.
import { printTable } from '../../scripts/lib/table.ts'

type Bars = { must?: number; aim?: number }

export type Goal = {
  what: string
  figures: readonly number[]
  unit?: string
  digits?: number
  atLeast?: Bars
  atMost?: Bars
}

export function printGoals(goals: readonly Goal[]): void {
  printTable(['goal', 'median', 'range', 'must', 'aim', 'met'], goals.map(toRow))
}

function toRow(goal: Goal): string[] {
  const { what, figures } = goal
  const bars = goal.atLeast ?? goal.atMost ?? {}
  const bar = (limit: number | undefined) =>
    limit === undefined ? '' : `${goal.atLeast ? '≥' : '≤'} ${withUnit(goal, limit)}`
  return [what, withUnit(goal, median(figures)), range(goal), bar(bars.must), bar(bars.aim), met(goal)]
}

function met({ figures, atLeast, atMost }: Goal): string {
  const { must, aim } = atLeast ?? atMost ?? {}
  const value = median(figures)
  const meets = (bar: number) => (atLeast ? value >= bar : value <= bar)
  if (must !== undefined && !meets(must)) return 'MISSED'
  if (aim !== undefined && meets(aim)) return 'aim'
  return must === undefined ? (aim === undefined ? '' : 'not yet') : 'must'
}

function range(goal: Goal): string {
  const { figures, digits = 0 } = goal
  if (figures.length < 2) return ''
  return `${figure(Math.min(...figures), digits)} – ${figure(Math.max(...figures), digits)}`
}

function withUnit({ unit, digits = 0 }: Goal, value: number): string {
  return unit ? `${figure(value, digits)} ${unit}` : figure(value, digits)
}

export function figure(value: number, digits: number): string {
  if (!Number.isFinite(value)) return '–'
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
