// One board and one player, as the leaderboard links to them, and the search of players.
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import type { NamedPath } from '#scripts/lib/site-pages.ts'

const START = `/${FALLBACK_LANGUAGE}`

export async function findBoardPages(url: string): Promise<NamedPath[]> {
  const board = await findLink(url, '/leaderboard', /href="\/\w+(\/leaderboard\/[^"?#/]+\/[^"?#]+)/)
  const player = await findLink(url, board, /href="\/\w+(\/player\/[^"?#]+)/)
  return [
    { name: 'board', path: board },
    { name: 'player', path: player },
    { name: 'player-search', path: '/player' },
  ]
}

async function findLink(url: string, from: string, link: RegExp): Promise<string> {
  const html = await (await fetch(`${url}${START}${from}`)).text()
  const path = link.exec(html)?.[1]
  if (path === undefined) throw new Error(`${from} has no such link: ${link.source}`)
  return path
}
