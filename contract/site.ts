// The owner's facts as a page sees them, in one language.
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
  /** Where visitors reach the site, without a slash at the end. */
  publicUrl: string
  gameAddress: string
  registeredPlayers: string
  links: SiteLinks
  /** `{name}` and `{size}`; null while the owner has set no service: heads are drawn by us. */
  avatarUrl: string | null
  /** `{code}`; null while the owner has set no service: flags are drawn by us. */
  flagUrl: string | null
}

export type VoteSite = { name: string; url: string }

export type MapLink = { id: 'survival' | 'creative'; url: string; comingSoon: boolean }
