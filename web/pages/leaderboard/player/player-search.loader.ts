import { playerPath } from '#contract/network/player-path.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { Redirect } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

/** The exact name opens the page of the player. Where nobody has this part in the name, near names are listed. */
export async function loader({ services: { profiles }, url, language }: LoaderArgs<'player-search'>) {
  const text = (url.searchParams.get('q') ?? '').trim()
  const path = playerPath(text.replaceAll(' ', '_'))
  const exact = path && (await profiles.find(text.replaceAll(' ', '_')))
  if (path && exact) throw new Redirect(localizedPath(language, playerPath(exact.name) ?? path))
  const hits = profiles.search(text)
  return { text, hits, near: text && hits.length === 0 ? profiles.near(text) : [] }
}
