// Share pictures of players: made on demand, only of players that have a page.

import { leaderboard as en } from '#content/locales/en/leaderboard.ts'
import { leaderboard as id } from '#content/locales/id/leaderboard.ts'
import type { Language } from '#contract/language.ts'
import type { ShownTab, Standing } from '#contract/network/leaderboards.ts'
import { DONATORS_BOARD, VOTERS_BOARD } from '#contract/settings/boards.ts'
import type { Heads } from '#server/network/heads/heads.service.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { createNetworkLimit } from '#server/platform/kernel/network-limit.ts'
import type { BrandService } from '#server/site/brand/brand.service.ts'
import type { Profiles } from './profiles.service.ts'

type Deps = {
  clock: Clock
  profiles: Pick<Profiles, 'find'>
  brand: Pick<BrandService, 'playerCard'>
  heads: Pick<Heads, 'get'>
  network: { leaderboardTabs(language: Language): readonly ShownTab[] }
  site: { isShown(page: 'player'): boolean; view(language: Language): { name: string; gameAddress: string } }
}

export type PlayerCards = ReturnType<typeof createPlayerCards>

/** A picture takes a core for a tenth of a second. */
const PER_MINUTE = 20
const GLOBAL_LABELS = { en, id }
const EDITIONS = { java: 'Java', bedrock: 'Bedrock' }

export function createPlayerCards(deps: Deps) {
  const { clock, profiles, brand, heads, network, site } = deps
  const limit = createNetworkLimit(clock, PER_MINUTE)

  function labelOf({ tab, board }: Standing, language: Language): string | null {
    const shown = network.leaderboardTabs(language).find(({ id }) => id === tab)
    const found = shown?.boards.find(({ id }) => id === board)
    if (!found) return null
    const texts = GLOBAL_LABELS[language]
    const own: Record<string, string> = { [DONATORS_BOARD]: texts.donators, [VOTERS_BOARD]: texts.voters }
    return found.label ?? own[board] ?? null
  }

  return {
    /**
     * Null for a name without a page; `isFinal` is false while the head is on its way. Rejects with `too_many_requests` when
     * a visitor asks for too many that have to be made.
     */
    async get(shown: string, language: Language, visitor: string) {
      if (!site.isShown('player')) return null
      const profile = await profiles.find(shown)
      if (!profile) return null
      const { name: player, edition } = profile
      const found = await heads.get(player, visitor)
      const head = found?.kind === 'head' ? found.head.bytes : null
      const facts = profile.standings.flatMap((standing) => {
        const label = labelOf(standing, language)
        return label === null ? [] : [{ rank: standing.rank, label }]
      })
      const { name: siteName, gameAddress: address } = site.view(language)
      const card = { player, line: EDITIONS[edition], facts, head, siteName, address }
      const bytes = await brand.playerCard(card, () => limit.require(visitor))
      return { bytes, isFinal: found?.kind !== 'away' }
    },
  }
}
