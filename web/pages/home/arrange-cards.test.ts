import { expect, test } from 'vitest'
import { arrangeCards } from './arrange-cards.ts'

/** How many cells of the grid a card takes, from 48rem or from 64rem on. */
function cellsOf(box: string, width: 'md' | 'lg'): number {
  if (width === 'md') return box.includes('md:max-lg:col-span-2') ? 2 : 1
  return box.includes('lg:row-span-2') ? 2 : 1
}

function columnsOf(grid: string, width: 'md' | 'lg'): number {
  if (width === 'lg' && grid.includes('lg:grid-cols-')) return grid.split('minmax(0,1fr)').length
  return grid.includes('md:grid-cols-2') ? 2 : 1
}

test.each([1, 2, 3, 4, 5])('%i cards leave no empty cell at any width', (cards) => {
  const { grid, looks } = arrangeCards(cards)
  expect(looks).toHaveLength(Math.min(cards, 3))
  for (const width of ['md', 'lg'] as const) {
    const cells = looks.reduce((sum, { box }) => sum + cellsOf(box, width), 0)
    expect(cells % columnsOf(grid, width), `${width}: ${cells} cells in ${grid}`).toBe(0)
  }
})
