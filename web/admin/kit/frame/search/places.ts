// Pages and settings that the search can open, found by their names in both languages.
import { adminNavigation as navigationEn } from '#content/locales/en/admin-navigation.ts'
import { settingsLabels as labelsEn } from '#content/locales/en/settings-labels.ts'
import { adminNavigation as navigationId } from '#content/locales/id/admin-navigation.ts'
import { settingsLabels as labelsId } from '#content/locales/id/settings-labels.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { entryPath, NAVIGATION_ENTRIES, type NavigationEntry, permissionOf } from '../navigation.ts'

const NAVIGATION_TEXTS: Record<Language, Record<string, string>> = { en: navigationEn, id: navigationId }
const LABELS: Record<Language, Record<string, string>> = { en: labelsEn, id: labelsId }

export type Place = {
  /** Without the language; a setting has its field as hash. */
  path: string
  icon: IconName
  names: Record<Language, string>
  permission: Permission
  /** The screen of a setting. */
  screen: Record<Language, string> | null
}

const PAGES: readonly Place[] = [
  ...NAVIGATION_ENTRIES.map((entry) => ({
    path: entryPath(entry),
    icon: entry.icon,
    names: screenNames(entry),
    permission: permissionOf(entry),
    screen: null,
  })),
  {
    path: '/admin/store/products/new',
    icon: 'plus',
    names: { en: navigationEn.addProduct, id: navigationId.addProduct },
    permission: 'commands',
    screen: null,
  },
  {
    path: '/admin/store/categories',
    icon: 'layers',
    names: { en: navigationEn.categories, id: navigationId.categories },
    permission: 'settings',
    screen: null,
  },
  {
    path: '/admin/account',
    icon: 'user-round',
    names: { en: navigationEn.myAccount, id: navigationId.myAccount },
    permission: 'account',
    screen: null,
  },
  {
    path: '/admin/password',
    icon: 'key-round',
    names: { en: navigationEn.password, id: navigationId.password },
    permission: 'account',
    screen: null,
  },
]

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

function screenNames({ label }: NavigationEntry): Record<Language, string> {
  const key = label.replace('adminNavigation.', '')
  return { en: NAVIGATION_TEXTS.en[key] ?? key, id: NAVIGATION_TEXTS.id[key] ?? key }
}

/** Every word must occur in the name in one of the languages; pages come before settings. */
export function findPlaces(typed: string, limit: number): Place[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const fits = ({ names }: Place) =>
    LANGUAGES.some((language) => words.every((word) => names[language].toLowerCase().includes(word)))
  const seen = new Set<string>()
  return [...PAGES, ...SETTINGS]
    .filter((place) => {
      const name = `${place.names.en} ${place.screen?.en ?? ''}`
      if (seen.has(name) || !fits(place)) return false
      seen.add(name)
      return true
    })
    .slice(0, limit)
}
