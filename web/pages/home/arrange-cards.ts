// Where the cards at the end of the home page stand: with any number of them the rows are full.

/** The picture is above the text, beside it, or (`first`) beside it on tablets only. */
export type CardLook = { box: string; shape: 'stack' | 'row' | 'first' }

export type Arrangement = {
  grid: string
  /** How many links have room. */
  links: number
  /** By position: the first link, the live cards, the other links. */
  looks: readonly CardLook[]
}

const stack = (box = ''): CardLook => ({ box, shape: 'stack' })
const first = (box: string): CardLook => ({ box: `md:max-lg:col-span-2 ${box}`, shape: 'first' })
const row = (box = ''): CardLook => ({ box, shape: 'row' })

const ONE_COLUMN = 'grid-cols-1'
const TWO_COLUMNS = 'grid-cols-1 md:grid-cols-2'
const WIDE_AND_NARROW = 'grid-cols-1 md:grid-cols-2 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]'
const THREE_COLUMNS = 'grid-cols-1 md:grid-cols-2 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)]'

const MOST_CARDS = 4
/** Without live cards, one beside two below each other. */
const MOST_LINKS_ALONE = 3

/** `live` cards show data of this moment, the others lead to a page. */
export function arrangeCards(live: number, links: number): Arrangement {
  const shownLinks = Math.min(links, live === 0 ? MOST_LINKS_ALONE : MOST_CARDS - live)
  const total = live + shownLinks
  if (total <= 1) return { grid: ONE_COLUMN, links: shownLinks, looks: [row()] }
  if (total === 2) return { grid: TWO_COLUMNS, links: shownLinks, looks: [stack(), stack()] }
  if (total === 3 && live === 0) {
    return {
      grid: WIDE_AND_NARROW,
      links: 3,
      looks: [first('lg:row-span-2'), row(), row()],
    }
  }
  const rest = total === 3 ? [stack(), stack()] : [stack(), stack(), row('md:col-span-2')]
  return {
    grid: THREE_COLUMNS,
    links: shownLinks,
    looks: [first(total === 4 ? 'lg:row-span-2' : ''), ...rest],
  }
}
