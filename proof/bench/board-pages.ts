// One board and one player, as the leaderboard links to them, and the search of players.
import { FALLBACK_LANGUAGE } from '../../contract/language.ts'
import type { NamedPath } from '../lib/site-pages.ts'

const BOARD = /href="\/\w+(\/leaderboard\/[^"?#/]+\/[^"?#]+)/g
const PLAYER = /href="\/\w+(\/player\/[^"?#]+)/g

export async function findBoardPages(url: string): Promise<NamedPath[]> {
  // A board may be empty, such as that of the donators on a new site.
  for (const board of await linksOf(`${url}/${FALLBACK_LANGUAGE}/leaderboard`, BOARD)) {
    const [player] = await linksOf(`${url}/${FALLBACK_LANGUAGE}${board}`, PLAYER)
    if (player === undefined) continue
    return [
      { name: 'board', path: board },
      { name: 'player', path: player },
      { name: 'player-search', path: '/player' },
    ]
  }
  throw new Error('no board has a player')
}

async function linksOf(address: string, link: RegExp): Promise<string[]> {
  const html = await (await fetch(address)).text()
  return [...html.matchAll(link)].map(([, path = '']) => path)
}
