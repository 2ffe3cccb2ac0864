import type { MenuEntry, Menus } from '#contract/settings/menus.schema.ts'
import type { MenuPage } from '#contract/settings/menus.ts'

const toEntries = (...pages: MenuPage[]): MenuEntry[] => pages.map((page) => ({ kind: 'page', page }))

export const menus: Menus = {
  bar: toEntries('home', 'leaderboard', 'vote', 'store'),
  more: toEntries('premiumtiers', 'maps', 'wiki', 'status', 'more_links'),
  footer: [
    ...toEntries('play', 'leaderboard', 'vote', 'maps', 'status'),
    ...toEntries('store', 'premiumtiers', 'donation_help'),
    ...toEntries('discord', 'tiktok', 'wiki', 'more_links'),
    ...toEntries('terms', 'privacy', 'refunds'),
  ],
}
