import type { MenuPage } from '#contract/settings/menus.ts'
import type { IconName } from '../ui/icon-names.ts'

export const MENU_ICONS: Record<MenuPage, IconName> = {
  home: 'house',
  leaderboard: 'trophy',
  vote: 'thumbs-up',
  store: 'gem',
  premiumtiers: 'star',
  orders: 'receipt',
  maps: 'map',
  news: 'megaphone',
  status: 'activity',
  play: 'gamepad-2',
  discord: 'messages-square',
  tiktok: 'arrow-right',
  wiki: 'book-open',
  donation_help: 'hand-heart',
  more_links: 'arrow-right',
  terms: 'scale',
  privacy: 'scale',
  refunds: 'scale',
}
