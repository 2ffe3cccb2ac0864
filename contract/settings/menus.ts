// Places that menus can lead to, besides own pages and links.
export const MENU_PAGES = [
  'home',
  'leaderboard',
  'vote',
  'store',
  'premiumtiers',
  'orders',
  'maps',
  'news',
  'status',
  'play',
  'discord',
  'tiktok',
  'wiki',
  'donation_help',
  'more_links',
  'terms',
  'privacy',
  'refunds',
] as const
export type MenuPage = (typeof MENU_PAGES)[number]

/** Room of the bar on the narrowest screen that shows it (1,024 px), beside logo, languages and Play Now. */
const BAR_ROOM_PX = 440
const CHARACTER_PX = 8.2
const AROUND_PX = 28

/** How many of these labels stand in the bar; the rest moves under More. An estimate, because fonts differ. */
export function countFitting(labels: readonly string[]): number {
  let used = 0
  const first = labels.findIndex((label) => {
    used += Array.from(label).length * CHARACTER_PX + AROUND_PX
    return used > BAR_ROOM_PX
  })
  return first === -1 ? labels.length : first
}
