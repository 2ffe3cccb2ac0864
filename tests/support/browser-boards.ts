// Locators of the leaderboards; titles in the order that the specification fixes.
import type { Page } from '@playwright/test'

export const SURVIVAL_BOARDS = [
  'Top Skill Power',
  'Top Balance',
  'Top Playtime',
  'Top Player Kills',
  'Top Chat Game Wins',
  'Top Meteor Treasure',
  'Top Hidden Target',
]
export const TYCOON_BOARDS = [
  'Top Credits',
  'Top Ethea',
  'Top Playtime',
  'Top Player Kills',
  'Top Skill Power',
  'Top Meteor Treasure',
  'Top Chat Game Wins',
  'Top Hidden Target',
]

export function board(page: Page, title: string) {
  const box = page.getByRole('region', { name: title, exact: true })
  return { box, rows: box.getByRole('listitem'), more: box.getByRole('button', { name: /Show (more|less)/ }) }
}

export const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
