// The owner's settings as pages use them, in one language.
import type { LegalPageName } from './settings/legal.schema.ts'
import type { Pages } from './settings/pages.schema.ts'

/** Null: the owner has no such place, and the site does not show it. */
export type SiteLinks = {
  discord: string | null
  tiktok: string | null
  wiki: string | null
  status: string | null
  donationHelp: string | null
  more: readonly { label: string; url: string }[]
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
  accent: string
  logoUrl: string | null
  heroUrl: string | null
  /** The public address of the site, without a trailing slash. */
  publicUrl: string
  gameAddress: string
  registeredPlayers: string | null
  links: SiteLinks
  /** Pages that are off are not linked. */
  pages: Pages
  announcement: ShownAnnouncement | null
  /** The legal pages that are published. */
  legal: readonly LegalPageName[]
  /** The owner's own sentences by key. */
  texts: Readonly<Record<string, string>>
  /** `{name}` and `{size}`; null while the owner has set no service: player heads are rendered by the site. */
  avatarUrl: string | null
  /** `{code}`; null while the owner has set no service: flags are rendered by the site. */
  flagUrl: string | null
}
