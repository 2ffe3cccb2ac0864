// Where the cards at the end of the home page stand: with any number of them the rows are full.

export type CardLook = { box: string; frame: string; sizes: string }

/** The picture is above the text, beside it, or (`first`) beside it on tablets only. */
const stack: CardLook = { box: '', frame: '', sizes: '(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw' }
const row: CardLook = {
  box: 'sm:flex-row',
  frame: 'sm:flex-none sm:basis-56',
  sizes: '(width >= 30rem) 224px, 100vw',
}
const first: CardLook = {
  box: 'md:max-lg:flex-row md:max-lg:col-span-2 lg:row-span-2',
  frame: 'md:max-lg:flex-none md:max-lg:basis-72',
  sizes: stack.sizes,
}

/** Looks by position; cards without one have no room. */
export function arrangeCards(cards: number): { grid: string; looks: readonly CardLook[] } {
  if (cards <= 1) return { grid: 'grid-cols-1', looks: [row] }
  if (cards === 2) return { grid: 'grid-cols-1 md:grid-cols-2', looks: [stack, stack] }
  return {
    grid: 'grid-cols-1 md:grid-cols-2 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
    looks: [first, row, row],
  }
}
