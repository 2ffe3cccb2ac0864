import { playerPath } from '#contract/network/player-path.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { Redirect } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'
import { listLeaders } from './leaders.ts'

const FEWEST_CHARACTERS = 3

/** The exact name opens the page of the player. */
export async function loader({ services, url, language }: LoaderArgs<'player-search'>) {
  const leaders = listLeaders(services.leaderboards, services.network.leaderboardTabs(language))
  const text = (url.searchParams.get('q') ?? '').trim()
  const isShort = text.length < FEWEST_CHARACTERS
  if (isShort) return { text, isShort, hits: [], leaders }
  const path = playerPath(text.replaceAll(' ', '_'))
  const exact = path && (await services.profiles.find(text.replaceAll(' ', '_')))
  if (path && exact) throw new Redirect(localizedPath(language, playerPath(exact.name) ?? path))
  return { text, isShort, hits: services.profiles.search(text), leaders }
}
