// Numbers in the text of a feature: what they are, and the text around them.

/** `30`, `20,000`, `5%` or `$10K`. */
const NUMBER = /\$?\d+(?:[.,]\d+)*[KMkm%]?/g

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? []
}

/** Equal for texts that differ only in numbers, and in the plural of English words. */
export function withoutNumbers(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(NUMBER, '#')
    .replaceAll(/([a-z])s(?![a-z])/g, '$1')
}

/** Positions of the numbers that are not the same in all texts; null where the texts differ in more than numbers. */
export function differingNumbers(texts: readonly string[]): number[] | null {
  const [first = ''] = texts
  if (texts.some((text) => withoutNumbers(text) !== withoutNumbers(first))) return null
  const numbers = texts.map(numbersIn)
  return numbersIn(first).flatMap((number, at) => (numbers.every((own) => own[at] === number) ? [] : [at]))
}

export function aroundNumber(text: string, at: number): { before: string; number: string; after: string } {
  const match = [...text.matchAll(NUMBER)][at]
  if (!match) return { before: text, number: '', after: '' }
  const [number] = match
  return { before: text.slice(0, match.index), number, after: text.slice(match.index + number.length) }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
