// Shape of the players chart: a stepped line and its area. What was not checked is a gap in both.

export const CHART_WIDTH = 960
export const CHART_HEIGHT = 200
/** A chart of very few players stays low. */
const LEAST_TOP = 4

export function chartShape(players: readonly (number | null)[]) {
  const top = Math.max(LEAST_TOP, ...players.map((value) => value ?? 0))
  const unit = CHART_WIDTH / players.length
  const x = (index: number) => round(index * unit)
  const y = (value: number) => round(CHART_HEIGHT - (value / top) * CHART_HEIGHT)
  let [area, line] = ['', '']
  let before: number | null = null
  players.forEach((value, index) => {
    if (value === null) {
      if (before !== null) area += `V${CHART_HEIGHT}Z`
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
  return { area, line }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
