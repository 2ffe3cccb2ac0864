// Ids of new entries, made from their names, so that owners never have to type one.

const LONGEST = 32

/** `Prison Break!` is `prison-break`; a taken id gets a number. */
export function newId(name: string, taken: readonly string[], fallback: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  return firstFree(words.slice(0, LONGEST).replace(/-+$/, '') || fallback, '-', taken)
}

/** The name of a board in ajLeaderboards as an id in the address of the page. */
export function newBoardId(board: string, taken: readonly string[]): string {
  const word = board
    .replace(/\W+/g, '_')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, LONGEST)
  return firstFree(word || 'board', '_', taken)
}

function firstFree(wanted: string, mark: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const end = `${mark}${number}`
    const id = wanted.slice(0, LONGEST - end.length) + end
    if (!taken.includes(id)) return id
  }
}
