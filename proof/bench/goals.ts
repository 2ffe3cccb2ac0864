// Prints figures with their bars: median, range, and whether they are met.
import { printTable } from '../../scripts/lib/table.ts'
import { percentile } from '../chaos/figures.ts'

export type Goal = {
  what: string
  figures: readonly number[]
  unit?: string
  digits?: number
  atLeast?: number
  atMost?: number
}

export function printGoals(goals: readonly Goal[]): void {
  printTable(['goal', 'median', 'range', 'must', 'met'], goals.map(toRow))
}

function toRow(goal: Goal): string[] {
  const { what, figures, atLeast, atMost } = goal
  const value = percentile(figures, 0.5)
  const must = atLeast ?? atMost
  const shown = [what, withUnit(goal, value), range(goal)]
  if (must === undefined) return [...shown, '', '']
  const isMet = atLeast !== undefined ? value >= must : value <= must
  return [...shown, `${atLeast !== undefined ? '≥' : '≤'} ${withUnit(goal, must)}`, isMet ? 'yes' : 'MISSED']
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
