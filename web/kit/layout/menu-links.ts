// The owner's menus as ready links. Runs on the server, so that no script carries their labels and addresses.
import { MARKS } from '#content/locales/marks.ts'
import type { Language } from '#contract/language.ts'
import type { MenuEntry, Menus } from '#contract/settings/menus.schema.ts'
import { countFitting, type MenuPage } from '#contract/settings/menus.ts'
import { postPath } from '#contract/site/posts.ts'
import type { SiteView } from '#contract/site/site.ts'
import type { IconName } from '../ui/icon-names.ts'
import { MENU_ICONS } from './menu-icons.ts'
import { isLinked } from './site-link.tsx'

/** `href` is a path after the language, or a web address. Arrays, because every page carries them. */
type MenuLink = readonly [href: string, label: string, icon: IconName]

export type SiteMenus = {
  bar: readonly MenuLink[]
  more: readonly MenuLink[]
  footer: readonly { title: string; links: readonly (readonly [href: string, label: string])[] }[]
}

export type MenuContext = {
  site: SiteView
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  language: Language
  /** Titles of the own pages that visitors can open, by address. */
  ownPages: ReadonlyMap<string, string>
}

const GROUPS = ['play', 'store', 'community', 'rules'] as const
type Group = (typeof GROUPS)[number]
type Place = { href: string; label: string; icon: IconName; group: Group }
/** Address, label among the texts of the frame, group of the footer. */
type Built = readonly [href: string | null, label: string, group: Group]

const INSIDE: Partial<Record<MenuPage, Built>> = {
  home: ['/', 'home', 'play'],
  leaderboard: ['/leaderboard', 'leaderboard', 'play'],
  vote: ['/vote', 'vote', 'play'],
  maps: ['/maps', 'maps', 'play'],
  news: ['/news', 'news', 'play'],
  play: ['/play', 'howToJoin', 'play'],
  store: ['/store', 'store', 'store'],
  premiumtiers: ['/premiumtiers', 'tiers', 'store'],
}

/** The footer stands below groups with names of their own. */
const FOOTER_LABELS: Readonly<Record<string, string>> = { store: 'points', status: 'statusPage' }

export function menusOf({ bar, more, footer }: Menus, context: MenuContext): SiteMenus {
  const inBar = unique(bar.flatMap((entry) => toPlaces(entry, context)))
  const fitting = countFitting(inBar.map(({ label }) => label.replace(MARKS, '')))
  const below = unique([...inBar.slice(fitting), ...more.flatMap((entry) => toPlaces(entry, context))])
  const atFoot = unique(footer.flatMap((entry) => toPlaces(entry, context, FOOTER_LABELS)))
  return {
    bar: inBar.slice(0, fitting).map(toLink),
    more: below.map(toLink),
    footer: GROUPS.map((group) => ({
      title: context.texts.shell?.[group] ?? '',
      links: atFoot.filter((place) => place.group === group).map(({ href, label }) => [href, label] as const),
    })).filter(({ links }) => links.length > 0),
  }
}

/** Texts of the frame that only menus show, so that no page carries them twice. */
const MENU_TEXTS = new Set('wiki statusPage tiktok otherWaysToPay community rules'.split(' '))

export function withoutMenuTexts<Texts extends MenuContext['texts']>(texts: Texts): Texts {
  const shell = Object.entries(texts.shell ?? {}).filter(([key]) => !MENU_TEXTS.has(key))
  return { ...texts, shell: Object.fromEntries(shell) }
}

function toLink({ href, label, icon }: Place): MenuLink {
  return [href, label, icon]
}

function unique(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ href, label }) => seen.size < seen.add(`${href} ${label}`).size)
}

/** Nothing for what visitors cannot open. */
export function toPlaces(entry: MenuEntry, context: MenuContext, labels: typeof FOOTER_LABELS = {}): Place[] {
  const { site, language, ownPages } = context
  if (entry.kind === 'link')
    return [{ href: entry.url, label: entry.label[language], icon: 'arrow-right', group: 'community' }]
  if (entry.kind === 'post') {
    const title = ownPages.get(entry.slug)
    return title === undefined
      ? []
      : [{ href: postPath('page', entry.slug), label: title, icon: 'file-text', group: 'rules' }]
  }
  if (entry.page === 'more_links')
    return site.links.more.map(({ url, label }) => ({
      href: url,
      label,
      icon: MENU_ICONS.more_links,
      group: 'community',
    }))
  const built = placeOf(entry.page, context)
  if (!built) return []
  const [href, key, group] = built
  const icon = MENU_ICONS[entry.page]
  const label = context.texts[group === 'rules' ? 'legal' : 'shell']?.[labels[entry.page] ?? key] ?? ''
  return href === null ? [] : [{ href, label, icon, group }]
}

/** Null for a page that is off, and for a place that the owner does not have. */
function placeOf(page: MenuPage, { site }: MenuContext): Built | null {
  const { links, pages, legal } = site
  const inside = INSIDE[page]
  if (inside) return isLinked(inside[0] ?? '', pages) ? inside : null
  if (legal.some((one) => one === page)) return [`/${page}`, page, 'rules']
  const outside: Partial<Record<MenuPage, Built>> = {
    status: [links.status ?? (pages.status ? '/status' : null), 'status', 'play'],
    discord: [links.discord, 'discord', 'community'],
    tiktok: [links.tiktok, 'tiktok', 'community'],
    wiki: [links.wiki, 'wiki', 'community'],
    orders: [pages.store ? '/store/orders' : null, 'myOrders', 'store'],
    donation_help: [pages.store ? links.donationHelp : null, 'otherWaysToPay', 'store'],
  }
  return outside[page] ?? null
}
