// Actions, pages and settings that the search can open, found by their names in both languages.
import { adminNavigation as navigationEn } from '#content/locales/en/admin-navigation.ts'
import { adminSearch as searchEn } from '#content/locales/en/admin-search.ts'
import { settingsLabels as labelsEn } from '#content/locales/en/settings-labels.ts'
import { adminNavigation as navigationId } from '#content/locales/id/admin-navigation.ts'
import { adminSearch as searchId } from '#content/locales/id/admin-search.ts'
import { settingsLabels as labelsId } from '#content/locales/id/settings-labels.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { entryPath, NAVIGATION_ENTRIES, type NavigationEntry, permissionOf } from '../navigation.ts'

const LABELS: Record<Language, Record<string, string>> = { en: labelsEn, id: labelsId }

export type Place = {
  /** Without the language; a setting has its field as hash. */
  path: string
  icon: IconName
  names: Record<Language, string>
  words?: string
  permission: Permission
  screen?: Record<Language, string>
}

const OTHER_PAGES = [
  { path: '/admin/store/categories', icon: 'layers', label: 'categories', permission: 'settings' },
  { path: '/admin/account', icon: 'user-round', label: 'myAccount', permission: 'account' },
  { path: '/admin/password', icon: 'key-round', label: 'password', permission: 'account' },
] as const

const PAGES: readonly Place[] = [
  ...NAVIGATION_ENTRIES.map((entry) => ({
    ...entry,
    path: entryPath(entry),
    permission: permissionOf(entry),
  })),
  ...OTHER_PAGES,
].map(({ label, ...page }) => ({ ...page, names: screenNames({ label }) }))

const ACTIONS: readonly Place[] = (
  [
    { name: 'give', path: '/admin/players', icon: 'gift', permission: 'refunds' },
    { name: 'resend', path: '/admin/store?tab=actions&needs=yes', icon: 'send', permission: 'deliveries' },
    { name: 'coupon', path: '/admin/discounts/coupons/new', icon: 'ticket-percent', permission: 'products' },
    { name: 'sale', path: '/admin/discounts/sales/new', icon: 'ticket-percent', permission: 'products' },
    { name: 'product', path: '/admin/store/products/new', icon: 'plus', permission: 'commands' },
    { name: 'incident', path: '/admin/network/status/new', icon: 'megaphone', permission: 'settings' },
  ] as const
).map(({ name, ...place }) => ({
  ...place,
  names: { en: searchEn[`act_${name}`], id: searchId[`act_${name}`] },
}))

const SETTINGS: readonly Place[] = Object.keys(labelsEn).flatMap((key) => {
  const [section = '', ...rest] = key.split('.')
  const entry = NAVIGATION_ENTRIES.find(({ sections }) => sections?.some((name) => name === section))
  if (!entry || rest.length === 0) return []
  const field = rest.includes('*') ? '' : `#${section}:${rest.join('.')}`
  return [
    {
      path: entryPath(entry) + field,
      icon: entry.icon,
      names: { en: LABELS.en[key] ?? key, id: LABELS.id[key] ?? key },
      permission: permissionOf(entry),
      screen: screenNames(entry),
    },
  ]
})

function screenNames({ label }: Pick<NavigationEntry, 'label'>): Record<Language, string> {
  return { en: navigationEn[label], id: navigationId[label] }
}

type MayOpen = (permission: Permission) => boolean

/** Pages come before settings; what the role may not open is left out. */
export function findPlaces(typed: string, limit: number, mayOpen: MayOpen): Place[] {
  const fits = createFilter(typed)
  const seen = new Set<string>()
  return [...PAGES, ...SETTINGS]
    .filter((place) => {
      const name = `${place.names.en} ${place.screen?.en ?? ''}`
      if (typed.trim() === '' || seen.has(name) || !mayOpen(place.permission) || !fits(place)) return false
      seen.add(name)
      return true
    })
    .slice(0, limit)
}

/** All of them while nothing is typed. */
export function findActions(typed: string, mayOpen: MayOpen): Place[] {
  const fits = createFilter(typed)
  return ACTIONS.filter((place) => mayOpen(place.permission) && fits(place))
}

/** Every word must occur in the name in one of the languages. */
function createFilter(typed: string): (place: Place) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ names, words: more = '' }) =>
    LANGUAGES.some((language) =>
      words.every((word) => `${names[language]} ${more}`.toLowerCase().includes(word)),
    )
}
