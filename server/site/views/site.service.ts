// The owner's settings as pages show them.
import { createHash } from 'node:crypto'
import type { ExternalImages } from '#content/external-images.ts'
import type { LegalPlaceholders } from '#content/markdown/fill-placeholders.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { HEAD_PATH } from '#contract/network/heads.ts'
import { PAGE_SWITCHES, type PageName } from '#contract/pages.ts'
import { LEGAL_PAGES, type LegalPageName } from '#contract/settings/legal.schema.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { ShownAnnouncement, SiteView } from '#contract/site/site.ts'
import { withName } from '#contract/site/with-name.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { derive } from '#server/platform/kernel/derive.ts'
import type { SettingsReader } from '#server/platform/settings/settings.service.ts'
import { lookOf } from './look.ts'

export { type Brand, brandOf } from './look.ts'

type Deps = {
  shownSettings: () => Settings
  settings: Pick<SettingsReader, 'stored'>
  externalImages: ExternalImages
  publicUrl: string
  /** From the environment, which wins. */
  gameAddress: string | null
  clock: Clock
  channels: { methods(): readonly PaymentMethod[]; labelOf(method: PaymentMethod): string }
  countDemoParts(): number
  /** Payments are play money. */
  countsTests: boolean
}

const JAVA_PORT = 25_565

/** The fields that follow from the settings alone. */
type SavedView = Omit<SiteView, 'announcement' | 'payWith' | 'demoParts' | 'isPlayMoney'>

export type SiteService = ReturnType<typeof createSite>

export function createSite(deps: Deps) {
  const { shownSettings, externalImages, publicUrl, gameAddress, clock, countDemoParts } = deps
  const announcement = createAnnouncement({ shownSettings, clock })
  const flagUrl = unlessReserved(externalImages.flagUrl)

  function toView(settings: Settings, language: Language): SavedView {
    const { identity, play, links, legal } = settings
    const { host, port } = play.java
    return {
      name: identity.name,
      shortName: identity.short_name,
      tagline: identity.tagline[language],
      description: withName(identity.description[language], identity.name),
      keywords: withName(identity.keywords[language], identity.name),
      look: lookOf(identity, language),
      publicUrl,
      gameAddress: gameAddress ?? (port === JAVA_PORT ? host : `${host}:${port}`),
      bedrock: play.bedrock,
      versions: play.versions || null,
      registeredPlayers: identity.registered_players,
      links: {
        discord: links.discord,
        tiktok: links.tiktok,
        wiki: links.wiki,
        status: links.status,
        donationHelp: links.donation_help,
        more: links.more.map(({ label, url }) => ({ label: label[language], url })),
      },
      pages: settings.pages,
      legal: LEGAL_PAGES.filter((page) => legal[page].published),
      avatarUrl: settings.heads.enabled ? HEAD_PATH : null,
      flagUrl,
    }
  }

  const views = derive(shownSettings, (settings) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, toView(settings, language)])),
  ) as () => Record<Language, SavedView>

  return {
    view: (language: Language): SiteView => ({
      ...views()[language],
      announcement: announcement.shown(language),
      payWith: shownSettings().pages.store
        ? deps.channels
            .methods()
            .map((method) => deps.channels.labelOf(method).replace(' Virtual Account', ''))
        : [],
      demoParts: countDemoParts(),
      isPlayMoney: deps.countsTests,
    }),
    menus: (): Settings['menus'] => shownSettings().menus,
    ownTexts: (language: Language): Readonly<Record<string, string>> => shownSettings().texts[language],
    hasAnnouncementChanged: announcement.hasChanged,
    accent: (): string => shownSettings().identity.accent,
    isShown(page: PageName): boolean {
      const { pages, legal } = shownSettings()
      if (isLegalPage(page)) return legal[page].published
      const name = PAGE_SWITCHES[page]
      return name === undefined || pages[name]
    },
    /** The values of the words in double braces of a text of the owner. */
    placeholders(language: Language): LegalPlaceholders {
      const { name, links } = views()[language]
      return { name, site: publicUrl, discord: links.discord }
    },
    legalText: (page: LegalPageName, language: Language): string => shownSettings().legal[page][language],
    /** Null for the templates. */
    legalChangedAt: (): string | null => deps.settings.stored('legal').updated_at,
    imageOrigins: flagUrl ? [new URL(flagUrl).origin] : [],
  }
}

function isLegalPage(page: string): page is LegalPageName {
  return LEGAL_PAGES.includes(page as LegalPageName)
}

/** Names under .example lead nowhere by design: asking them would only put errors into every visitor's console. */
function unlessReserved(template: string): string | null {
  return /(^|\.)example$/.test(new URL(template).hostname) ? null : template
}

const KEY_LENGTH = 12

/** The announcement bar within its window of time. */
export function createAnnouncement({ shownSettings, clock }: Pick<Deps, 'shownSettings' | 'clock'>) {
  /** Equal in both languages, so that a visitor who changes the language dismisses it once. */
  const keyOf = derive(shownSettings, ({ announcement }) => {
    const text = JSON.stringify(announcement?.text ?? null)
    return createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH)
  })

  function current() {
    const { announcement } = shownSettings()
    if (!announcement) return null
    const now = clock.now().getTime()
    const { from, until } = announcement
    const isShown = (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))
    return isShown ? announcement : null
  }

  let seen = current()
  return {
    shown(language: Language): ShownAnnouncement | null {
      const announcement = current()
      if (!announcement) return null
      const { text, link, tone } = announcement
      return { key: keyOf(), text: text[language], link, tone }
    },

    /** Whether it started or ended since the last call: cached pages still show the state before. */
    hasChanged(): boolean {
      const before = seen
      seen = current()
      return seen !== before
    },
  }
}
