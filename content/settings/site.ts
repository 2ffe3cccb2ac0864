// How to join, links and pages. Hosts under .example do not exist.
import type { Links } from '#contract/settings/links.schema.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import type { Play } from '#contract/settings/play.schema.ts'

export const play: Play = {
  java: { host: 'play.angkasa.example', port: 25_565 },
  bedrock: { host: 'play.angkasa.example', port: 19_132 },
  versions: '1.8 – 1.21.8',
}

export const links: Links = {
  discord: 'https://discord.angkasa.example/',
  tiktok: 'https://tiktok.angkasa.example/',
  wiki: 'https://wiki.angkasa.example/',
  status: 'https://status.angkasa.example/',
  donation_help: 'https://donate.angkasa.example/',
  more: [],
}

export const pages: Pages = {
  leaderboard: true,
  vote: true,
  maps: true,
  premiumtiers: true,
  store: true,
  status: true,
  player: true,
}
