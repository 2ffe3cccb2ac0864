// Orders of several products: their limits, and the name of such an order.

export const LINES_MAX = 10
/** All lines together have at most so many pieces. */
export const QUANTITY_MAX = 20

export type RequestedLine = { productId: string; quantity: number }
type Requested = { productId?: string; items?: readonly RequestedLine[] }

/** The lines that a request names, each product once: lines of the same product are added up at the first of them. */
export function linesOf({ productId, items }: Requested): RequestedLine[] {
  const sent = items ?? (productId === undefined ? [] : [{ productId, quantity: 1 }])
  const quantities = new Map<string, number>()
  for (const line of sent)
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity)
  return [...quantities].map(([id, quantity]) => ({ productId: id, quantity }))
}

const NAME_MAX_LENGTH = 100

type NamedLine = { name: string; quantity: number }

/** `120 + 2 × 40 Premium Points`: the words that all names end with are written once. */
export function orderName(lines: readonly NamedLine[]): string {
  const words = lines.map(({ name }) => name.split(' '))
  const shared = lines.length > 1 ? sharedEnd(words) : []
  const parts = lines.map(({ quantity }, place) => {
    const own = words[place]?.slice(0, words[place].length - shared.length).join(' ') ?? ''
    return quantity > 1 ? `${quantity} × ${own}` : own
  })
  const name = [parts.join(' + '), ...shared].join(' ')
  // By characters: gateways refuse half of one.
  const characters = [...name]
  return characters.length > NAME_MAX_LENGTH ? `${characters.slice(0, NAME_MAX_LENGTH - 1).join('')}…` : name
}

/** At least one word of each name is left. */
function sharedEnd(names: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = names
  const longest = Math.min(...names.map(({ length }) => length - 1))
  let length = 0
  while (length < longest && names.every((words) => words.at(-1 - length) === first.at(-1 - length)))
    length += 1
  return length === 0 ? [] : first.slice(-length)
}
