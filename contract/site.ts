// The owner's settings as pages use them, in one language.
export type SiteLinks = {
  discord: string
  tiktok: string
  wiki: string
  status: string
  donationHelp: string
}

export type SiteView = {
  name: string
  shortName: string
  tagline: string
  description: string
  keywords: string
  /** The public address of the site, without a trailing slash. */
  publicUrl: string
  gameAddress: string
  registeredPlayers: string
  links: SiteLinks
  /** `{name}` and `{size}`; null while the owner has set no service: player heads are rendered by the site. */
  avatarUrl: string | null
  /** `{code}`; null while the owner has set no service: flags are rendered by the site. */
  flagUrl: string | null
}

export type VoteSite = { name: string; url: string }

export type MapLink = { id: 'survival' | 'creative'; url: string; comingSoon: boolean }
