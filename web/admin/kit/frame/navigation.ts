// The navigation of the admin area: one line per entry. Its page must exist in contract/pages.ts.
import { PAGES, type PageName } from '#contract/pages.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import type { AdminTextKey } from '../text/admin-text.ts'

type Entry = {
  page: PageName
  icon: IconName
  label: Extract<AdminTextKey, `adminNavigation.${string}`>
  /** The tab of the page, in its query. */
  tab?: string
  /** Addresses that belong to the entry without lying below its page. */
  also?: string
  /** The settings that the screen edits; its history shows them. */
  sections?: readonly Section[]
  /** Without it `settings` where it has sections. */
  permission?: Permission
  /** Screens of the same thing: a title beside its own instead of an entry in the menu. */
  beside?: readonly Entry[]
}

type Group = {
  label: Extract<AdminTextKey, `adminNavigation.group_${string}`> | null
  entries: readonly Entry[]
}

export const NAVIGATION: readonly Group[] = [
  {
    label: null,
    entries: [
      { page: 'admin-home', icon: 'activity', label: 'adminNavigation.today' },
      {
        page: 'admin-go-live',
        icon: 'rocket',
        label: 'adminNavigation.goLive',
        permission: 'operation',
      },
    ],
  },
  {
    label: 'adminNavigation.group_shop',
    entries: [
      {
        page: 'admin-store',
        tab: 'transactions',
        also: '/admin/store/transactions',
        icon: 'receipt',
        label: 'adminNavigation.orders',
      },
      { page: 'admin-store', tab: 'actions', icon: 'send', label: 'adminNavigation.deliveries' },
      {
        page: 'admin-store',
        icon: 'package',
        label: 'adminNavigation.products',
        permission: 'products',
      },
      {
        page: 'admin-discounts',
        icon: 'ticket-percent',
        label: 'adminNavigation.discounts',
        permission: 'products',
      },
      { page: 'admin-players', icon: 'users', label: 'adminNavigation.players' },
      { page: 'admin-money', icon: 'coins', label: 'adminNavigation.money', permission: 'money' },
      {
        page: 'admin-methods',
        icon: 'credit-card',
        label: 'adminNavigation.methods',
        sections: ['payments'],
      },
    ],
  },
  {
    label: 'adminNavigation.group_site',
    entries: [
      {
        page: 'admin-identity',
        icon: 'palette',
        label: 'adminNavigation.identity',
        sections: ['identity', 'heads'],
      },
      {
        page: 'admin-links',
        icon: 'link',
        label: 'adminNavigation.links',
        sections: ['play', 'links'],
      },
      { page: 'admin-texts', icon: 'languages', label: 'adminNavigation.texts', sections: ['texts'] },
      {
        page: 'admin-pages',
        also: '/admin/site/legal',
        icon: 'file-text',
        label: 'adminNavigation.pages',
        sections: ['pages', 'announcement', 'legal'],
        beside: [
          { page: 'admin-menus', icon: 'menu', label: 'adminNavigation.menus', sections: ['menus'] },
          { page: 'admin-news', icon: 'megaphone', label: 'adminNavigation.news', permission: 'settings' },
          {
            page: 'admin-own-pages',
            icon: 'file-text',
            label: 'adminNavigation.ownPages',
            permission: 'settings',
          },
        ],
      },
      {
        page: 'admin-storefront',
        icon: 'gem',
        label: 'adminNavigation.storefront',
        sections: ['storefront'],
      },
      {
        page: 'admin-site-file',
        icon: 'download',
        label: 'adminNavigation.siteFile',
        permission: 'operation',
      },
    ],
  },
  {
    label: 'adminNavigation.group_network',
    entries: [
      {
        page: 'admin-servers',
        icon: 'server',
        label: 'adminNavigation.servers',
        sections: ['servers'],
        beside: [
          {
            page: 'admin-status',
            icon: 'megaphone',
            label: 'adminNavigation.status',
            permission: 'settings',
          },
        ],
      },
      {
        page: 'admin-modes',
        icon: 'gamepad-2',
        label: 'adminNavigation.modes',
        sections: ['modes'],
        beside: [
          { page: 'admin-images', icon: 'images', label: 'adminNavigation.images', permission: 'settings' },
        ],
      },
      { page: 'admin-boards', icon: 'trophy', label: 'adminNavigation.boards', sections: ['boards'] },
      { page: 'admin-tiers', icon: 'star', label: 'adminNavigation.tiers', sections: ['tiers'] },
      {
        page: 'admin-votes',
        icon: 'thumbs-up',
        label: 'adminNavigation.votes',
        sections: ['votes', 'maps'],
      },
    ],
  },
  {
    label: 'adminNavigation.group_team',
    entries: [
      {
        page: 'admin-team',
        icon: 'shield',
        label: 'adminNavigation.team',
        sections: ['team'],
        permission: 'team',
      },
      {
        page: 'admin-notices',
        icon: 'bell',
        label: 'adminNavigation.notices',
        sections: ['notices'],
        permission: 'operation',
      },
      {
        page: 'admin-audit',
        icon: 'scroll-text',
        label: 'adminNavigation.audit',
        permission: 'audit',
      },
    ],
  },
]

/** Settings screens that are reached from another screen; only their history is found by them. */
const OTHER_SETTINGS: readonly Entry[] = [
  {
    page: 'admin-categories',
    icon: 'package',
    label: 'adminNavigation.categories',
    sections: ['categories'],
  },
]

export type NavigationEntry = Entry

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

/** The settings screen of an address, if it has a history. */
export function findSettingsEntry(path: string): (NavigationEntry & { sections: readonly Section[] }) | null {
  const entry = [...NAVIGATION_ENTRIES, ...OTHER_SETTINGS].find((one) => entryPath(one) === path)
  return entry?.sections ? { ...entry, sections: entry.sections } : null
}

/** The permission that a role needs to open it. */
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
  const found = NAVIGATION_ENTRIES.filter(({ page, also }) =>
    [PAGES[page].path.replace(/\/:\w+\?/g, ''), also].some(isBelow),
  )
  const named = found.find(({ also }) => isBelow(also))
  if (named) return named
  return found.find((entry) => (entry.tab ?? null) === tab) ?? found.find(({ tab: own }) => !own)
}
