// The navigation of the admin area: one line per entry. Its page must exist in contract/pages.ts.
import { PAGES, type PageName } from '#contract/pages.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import type { AdminTextKey } from '../text/admin-text.ts'

type LabelOf<Key> = Key extends `adminNavigation.${infer Label}` ? Label : never
type NavigationLabel = LabelOf<AdminTextKey>

export type NavigationEntry = {
  page: PageName
  icon: IconName
  label: NavigationLabel
  /** More words that the search finds it by, in both languages. */
  words?: string
  tab?: string
  /** Addresses that belong to the entry without lying below its page. */
  also?: string
  /** The settings that the screen edits; its history shows them. */
  sections?: readonly Section[]
  /** Without it `settings` where it has sections. */
  permission?: Permission
  /** Screens of the same thing: a title beside its own instead of an entry in the menu. */
  beside?: readonly NavigationEntry[]
}

type Group = {
  label: Extract<NavigationLabel, `group_${string}`> | null
  entries: readonly NavigationEntry[]
}

export const NAVIGATION: readonly Group[] = [
  {
    label: null,
    entries: [
      { page: 'admin-home', icon: 'activity', label: 'today' },
      {
        page: 'admin-go-live',
        icon: 'rocket',
        label: 'goLive',
        permission: 'operation',
        words: 'backup cadangan doctor',
      },
    ],
  },
  {
    label: 'group_shop',
    entries: [
      {
        page: 'admin-store',
        tab: 'transactions',
        also: '/admin/store/transactions',
        icon: 'receipt',
        label: 'orders',
        words: 'refund return',
      },
      { page: 'admin-store', tab: 'actions', icon: 'send', label: 'deliveries' },
      { page: 'admin-store', icon: 'package', label: 'products', permission: 'products' },
      { page: 'admin-discounts', icon: 'ticket-percent', label: 'discounts', permission: 'products' },
      { page: 'admin-players', icon: 'users', label: 'players' },
      { page: 'admin-money', icon: 'coins', label: 'money', permission: 'money' },
      {
        page: 'admin-methods',
        icon: 'credit-card',
        label: 'methods',
        sections: ['payments'],
        words: 'qris virtual account tripay midtrans gateway',
      },
    ],
  },
  {
    label: 'group_site',
    entries: [
      { page: 'admin-identity', icon: 'palette', label: 'identity', sections: ['identity', 'heads'] },
      {
        page: 'admin-links',
        icon: 'link',
        label: 'links',
        sections: ['play', 'links'],
        words: 'whatsapp instagram youtube discord',
      },
      { page: 'admin-texts', icon: 'languages', label: 'texts', sections: ['texts'] },
      {
        page: 'admin-pages',
        also: '/admin/site/legal',
        icon: 'file-text',
        label: 'pages',
        words: 'announcement pengumuman legal',
        sections: ['pages', 'announcement', 'legal'],
        beside: [
          { page: 'admin-menus', icon: 'menu', label: 'menus', sections: ['menus'] },
          { page: 'admin-own-pages', icon: 'file-text', label: 'ownPages', permission: 'settings' },
        ],
      },
      { page: 'admin-news', icon: 'megaphone', label: 'news', permission: 'settings' },
      { page: 'admin-storefront', icon: 'gem', label: 'storefront', sections: ['storefront'] },
      { page: 'admin-site-file', icon: 'download', label: 'siteFile', permission: 'operation' },
    ],
  },
  {
    label: 'group_network',
    entries: [
      {
        page: 'admin-servers',
        icon: 'server',
        label: 'servers',
        sections: ['servers'],
        beside: [{ page: 'admin-status', icon: 'triangle-alert', label: 'status', permission: 'settings' }],
      },
      {
        page: 'admin-modes',
        icon: 'gamepad-2',
        label: 'modes',
        sections: ['modes'],
        beside: [{ page: 'admin-images', icon: 'images', label: 'images', permission: 'settings' }],
      },
      { page: 'admin-boards', icon: 'trophy', label: 'boards', sections: ['boards'] },
      { page: 'admin-tiers', icon: 'star', label: 'tiers', sections: ['tiers'] },
      { page: 'admin-votes', icon: 'thumbs-up', label: 'votes', sections: ['votes', 'maps'] },
    ],
  },
  {
    label: 'group_team',
    entries: [
      { page: 'admin-team', icon: 'shield', label: 'team', sections: ['team'], permission: 'team' },
      {
        page: 'admin-notices',
        icon: 'bell',
        label: 'notices',
        sections: ['notices'],
        permission: 'operation',
      },
      { page: 'admin-audit', icon: 'scroll-text', label: 'audit', permission: 'audit' },
    ],
  },
]

/** Settings screens that are reached from another screen; only their history is found by them. */
const OTHER_SETTINGS: readonly NavigationEntry[] = [
  { page: 'admin-categories', icon: 'package', label: 'categories', sections: ['categories'] },
]

const MENU_ENTRIES: readonly NavigationEntry[] = NAVIGATION.flatMap(({ entries }) => entries)

/** With the screens that stand beside an entry. */
export const NAVIGATION_ENTRIES: readonly NavigationEntry[] = MENU_ENTRIES.flatMap((entry) => [
  entry,
  ...(entry.beside ?? []),
])

/** The entry of the menu that leads to a screen: itself, or the one that it stands beside. */
export function menuEntryOf(screen: NavigationEntry): NavigationEntry {
  return MENU_ENTRIES.find(({ beside }) => beside?.includes(screen)) ?? screen
}

/** The settings screen of an address or of its history, if it has one. */
export function findSettingsEntry(path: string): (NavigationEntry & { sections: readonly Section[] }) | null {
  const screen = path.replace(/\/history\/?$/, '')
  const entry = [...NAVIGATION_ENTRIES, ...OTHER_SETTINGS].find((one) => entryPath(one) === screen)
  return entry?.sections ? { ...entry, sections: entry.sections } : null
}

export function permissionOf({ permission, sections }: NavigationEntry): Permission {
  return permission ?? (sections ? 'settings' : 'orders')
}

/** Without the language; parameters that may be missing are left out. */
export function entryPath({ page, tab }: Pick<NavigationEntry, 'page' | 'tab'>): string {
  const path = PAGES[page].path.replace(/\/:\w+\?/g, '')
  return tab ? `${path}?tab=${tab}` : path
}

/** The entry of an address without its language: that of its page, or of the page that it lies below. */
export function findEntry(path: string, tab: string | null): NavigationEntry | undefined {
  const isBelow = (base: string | undefined) => base && (path === base || path.startsWith(`${base}/`))
  const found = NAVIGATION_ENTRIES.filter(({ page, also }) => [entryPath({ page }), also].some(isBelow))
  const named = found.find(({ also }) => isBelow(also))
  if (named) return named
  return found.find((entry) => (entry.tab ?? null) === tab) ?? found.find(({ tab: own }) => !own)
}
