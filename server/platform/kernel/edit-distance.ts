/** Optimal string alignment distance; a number above `maxEdits` only says that it is larger. */
export function editDistance(one: string, other: string, maxEdits: number): number {
  if (Math.abs(one.length - other.length) > maxEdits) return maxEdits + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > maxEdits) return maxEdits + 1
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
