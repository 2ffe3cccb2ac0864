// Where the cards at the end of the home page stand: with any number of them the rows are full.

/** The picture is above the text, beside it, or (`first`) beside it on tablets only. */
export type CardLook = { box: string; shape: 'stack' | 'row' | 'first' }

export type Arrangement = {
  grid: string
  /** By position; cards without one have no room. */
  looks: readonly CardLook[]
}

const stack: CardLook = { box: '', shape: 'stack' }
const row: CardLook = { box: '', shape: 'row' }
const first: CardLook = { box: 'md:max-lg:col-span-2 lg:row-span-2', shape: 'first' }

export function arrangeCards(cards: number): Arrangement {
  if (cards <= 1) return { grid: 'grid-cols-1', looks: [row] }
  if (cards === 2) return { grid: 'grid-cols-1 md:grid-cols-2', looks: [stack, stack] }
  return {
    grid: 'grid-cols-1 md:grid-cols-2 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
    looks: [first, row, row],
  }
}
