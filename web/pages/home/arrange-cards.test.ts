import { expect, test } from 'vitest'
import { arrangeCards } from './arrange-cards.ts'

/** How many cells of the grid a card takes, from 48rem or from 64rem on. */
function cellsOf(box: string, width: 'md' | 'lg'): number {
  const spansBoth = width === 'md' ? /(^| )md:(max-lg:)?col-span-2/ : /(^| )md:col-span-2/
  return (spansBoth.test(box) ? 2 : 1) * (width === 'lg' && box.includes('lg:row-span-2') ? 2 : 1)
}

function columnsOf(grid: string, width: 'md' | 'lg'): number {
  if (width === 'lg' && grid.includes('lg:grid-cols-')) return grid.split('minmax(0,1fr)').length
  return grid.includes('md:grid-cols-2') ? 2 : 1
}

const COMBINATIONS = [0, 1, 2].flatMap((live) => [0, 1, 2, 3, 4, 5].map((links) => [live, links] as const))

test.each(COMBINATIONS)('%i live cards and %i links leave no empty cell at any width', (live, links) => {
  const { grid, looks, links: shown } = arrangeCards(live, links)
  expect(shown).toBeLessThanOrEqual(links)
  if (live + links === 0) return
  expect(looks).toHaveLength(live + shown)
  for (const width of ['md', 'lg'] as const) {
    const cells = looks.reduce((sum, { box }) => sum + cellsOf(box, width), 0)
    expect(cells % columnsOf(grid, width), `${width}: ${cells} cells in ${grid}`).toBe(0)
  }
})

test('with every source there are four cards, without any three', () => {
  expect(arrangeCards(2, 5)).toMatchObject({ links: 2 })
  expect(arrangeCards(1, 5)).toMatchObject({ links: 3 })
  expect(arrangeCards(0, 5)).toMatchObject({ links: 3 })
})
