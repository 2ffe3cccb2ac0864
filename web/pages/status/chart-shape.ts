// Shape of the players chart: a stepped line, its area, and the gaps in which nothing was checked.

export const CHART_WIDTH = 960
export const CHART_HEIGHT = 200
const LINES = 4
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Values of the y axis from the top down to 0. */
export function axisValues(players: readonly (number | null)[]): number[] {
  const most = Math.max(LINES, ...players.map((value) => value ?? 0))
  const power = 10 ** Math.floor(Math.log10(most / LINES))
  const step = NICE.map((nice) => nice * power).find((one) => one * LINES >= most && Number.isInteger(one))
  return Array.from({ length: LINES + 1 }, (_, index) => (LINES - index) * (step ?? 10 * power))
}

type Gap = { from: number; width: number }

/** Before the first value there is no gap: the history has not begun. */
export function chartShape(players: readonly (number | null)[], top: number) {
  const unit = CHART_WIDTH / players.length
  const x = (index: number) => round(index * unit)
  const y = (value: number) => round(CHART_HEIGHT - (value / top) * CHART_HEIGHT)
  const first = players.findIndex((value) => value !== null)
  const gaps: Gap[] = []
  let [area, line] = ['', '']
  let before: number | null = null
  players.forEach((value, index) => {
    if (value === null) {
      if (before !== null) area += `V${CHART_HEIGHT}Z`
      if (first >= 0 && index > first) addGap(gaps, x(index), x(index + 1))
    } else {
      if (before === null) {
        area += `M${x(index)} ${CHART_HEIGHT}V${y(value)}`
        line += `M${x(index)} ${y(value)}`
      } else if (before !== value) {
        area += `V${y(value)}`
        line += `V${y(value)}`
      }
      area += `H${x(index + 1)}`
      line += `H${x(index + 1)}`
    }
    before = value
  })
  if (before !== null) area += `V${CHART_HEIGHT}Z`
  return { area, line, gaps }
}

function addGap(gaps: Gap[], from: number, until: number): void {
  const last = gaps.at(-1)
  if (last && last.from + last.width === from) last.width = until - last.from
  else gaps.push({ from, width: until - from })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
