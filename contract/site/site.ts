// The owner's settings as pages use them, in one language.
import type { LegalPageName } from '#contract/settings/legal.schema.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import type { Headline } from './wordmark.ts'

/** Null: the owner has no such place, and the site does not show it. */
type SiteLinks = {
  discord: string | null
  tiktok: string | null
  wiki: string | null
  status: string | null
  donationHelp: string | null
  more: readonly { label: string; url: string }[]
}

/** A picture in several widths: one of the build by its name, or an upload by the start of its addresses. */
export type SiteArt = {
  name: string
  stem?: string
  widths: readonly number[]
  width: number
  height: number
  /** Three colours of three digits each, shown until it is loaded. */
  ground?: string
}

/** `tall` is the crop for phones. */
export type HeroArt = { wide: SiteArt; tall: SiteArt | null }

export type SiteLook = {
  /** Custom properties of the html element; null for the accent of the style sheet. */
  style: Readonly<Record<string, string>> | null
  themeColor: string
  headline: Headline
  /** Widths in em of the pixel face: of the widest word, and of a short name in one line. */
  nameEm: number
  shortNameEm: { line: number; word: number }
  /** The name has characters of the second file of the pixel face. */
  needsMoreGlyphs: boolean
  /** Null for the hero of the build. */
  hero: HeroArt | null
  mark: string
  favicon: string
  /** Null beside an uploaded favicon. */
  svgIcon: string | null
  /** Folder of the icons. */
  icons: string
  /** 1200 by 630, for links that are shared. */
  share: string
  /** Folder of the share pictures of single pages. */
  shares: string
}

export type ShownAnnouncement = {
  /** Changes with the text: a visitor dismisses each text once. */
  key: string
  text: string
  /** A web address, or a path of this site. */
  link: string | null
  tone: 'info' | 'event' | 'warning'
}

export type SiteView = {
  name: string
  shortName: string
  tagline: string
  description: string
  keywords: string
  look: SiteLook
  /** The public address of the site, without a trailing slash. */
  publicUrl: string
  /** The address for Java Edition, with the port unless it is the default. */
  gameAddress: string
  /** Null: not for Bedrock Edition. */
  bedrock: { host: string; port: number } | null
  /** The versions of Java Edition, as shown; null where the owner has not named them. */
  versions: string | null
  registeredPlayers: string | null
  links: SiteLinks
  /** News are no switch: they are shown while there are any. */
  pages: Pages & { news?: boolean }
  announcement: ShownAnnouncement | null
  /** Short names of the payment methods that are offered; empty while the store is off. */
  payWith: readonly string[]
  /** How many parts run on a simulator; the demo badge is shown while there is one. */
  demoParts: number
  /** Payments are part of the demo. */
  isPlayMoney: boolean
  legal: readonly LegalPageName[]
  /** Path with `{name}`; null while heads are off: every player has a generated face. */
  avatarUrl: string | null
  /** `{code}`; null while the owner has set no service: flags are rendered by the site. */
  flagUrl: string | null
}
