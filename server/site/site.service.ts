// The owner's facts, put together from the site file and the configuration.
import type { Site } from '#content/site.ts'
import { tiers } from '#content/tiers.ts'
import type { Language } from '#contract/language.ts'
import type { MapLink, SiteView, VoteSite } from '#contract/site.ts'
import type { Tier, TierServer } from '#contract/tiers.ts'

type Deps = { site: Site; publicUrl: string; gameAddress: string | null }

export function createSite({ site, publicUrl, gameAddress }: Deps) {
  const avatarUrl = unlessReserved(site.avatarUrl)
  const flagUrl = unlessReserved(site.flagUrl)

  function view(language: Language): SiteView {
    const { name, shortName, registeredPlayers, links } = site
    return {
      name,
      shortName,
      tagline: site.tagline[language],
      description: site.description[language],
      keywords: site.keywords[language],
      publicUrl,
      gameAddress: gameAddress ?? site.gameAddress,
      registeredPlayers,
      links,
      avatarUrl,
      flagUrl,
    }
  }

  return {
    view,
    voteSites: (): readonly VoteSite[] => site.voteSites,
    maps: (): readonly MapLink[] => site.maps,
    tiers: (server: TierServer, language: Language): Tier[] => tiers(server, language),
    /** The hosts that pages may load pictures from. */
    imageOrigins: [avatarUrl, flagUrl].flatMap((url) => (url ? [new URL(url).origin] : [])),
  }
}

/** Names under .example lead nowhere by design: asking them would only put errors into every visitor's console. */
function unlessReserved(template: string): string | null {
  return /(^|\.)example$/.test(new URL(template).hostname) ? null : template
}
