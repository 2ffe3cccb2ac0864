// Everything an owner changes to make the site theirs. Hosts under .example do not exist: replace them with yours.
import type { Language } from '#contract/language.ts'
import type { MapLink, SiteLinks, VoteSite } from '#contract/site.ts'

export type Site = {
  name: string
  /** The short form, for the wordmark and where room is scarce. */
  shortName: string
  tagline: Record<Language, string>
  description: Record<Language, string>
  keywords: Record<Language, string>
  /** The game server address that players copy; GAME_ADDRESS in the environment wins. */
  gameAddress: string
  registeredPlayers: string
  links: SiteLinks
  voteSites: readonly VoteSite[]
  maps: readonly MapLink[]
  /** `{name}` is the player, `{size}` the width in pixels. */
  avatarUrl: string
  /** `{code}` is gb or id. */
  flagUrl: string
}

export const site: Site = {
  name: 'Angkasa Network',
  shortName: 'Angkasa',
  tagline: {
    en: 'Build, survive, and reach for the stars with friends.',
    id: 'Bangun, bertahan, dan kejar bintang bareng teman.',
  },
  description: {
    en: 'Angkasa Network is an Indonesian Minecraft server network with Survival Mix, SkyBlock Tycoon and Creative. One address for Java and Bedrock, online 24/7.',
    id: 'Angkasa Network adalah jaringan server Minecraft Indonesia dengan Survival Mix, SkyBlock Tycoon, dan Creative. Satu IP untuk Java dan Bedrock, online 24 jam.',
  },
  keywords: {
    en: 'minecraft server, indonesia, survival, skyblock, creative, java, bedrock, angkasa network',
    id: 'server minecraft, indonesia, survival, skyblock, creative, java, bedrock, angkasa network',
  },
  gameAddress: 'play.angkasa.example',
  registeredPlayers: '76,000+',
  links: {
    discord: 'https://discord.angkasa.example/',
    tiktok: 'https://tiktok.angkasa.example/',
    wiki: 'https://wiki.angkasa.example/',
    status: 'https://status.angkasa.example/',
    donationHelp: 'https://donate.angkasa.example/',
  },
  voteSites: [
    { name: 'Minecraft-MP', url: 'https://minecraft-mp.example/server/angkasa/vote' },
    { name: 'Planet Minecraft', url: 'https://planetminecraft.example/server/angkasa/vote' },
    { name: 'TopG', url: 'https://topg.example/minecraft-servers/angkasa' },
    { name: 'Minecraft Servers', url: 'https://minecraftservers.example/vote/angkasa' },
    { name: 'Minecraft Server List', url: 'https://minecraft-server-list.example/server/angkasa/vote' },
    { name: 'Best Minecraft Servers', url: 'https://best-minecraft-servers.example/server-angkasa/vote' },
    { name: 'Top Minecraft Servers', url: 'https://topminecraftservers.example/vote/angkasa' },
    { name: 'MC Server Buzz', url: 'https://mcserverbuzz.example/servers/angkasa/vote' },
    { name: 'Indo Server List', url: 'https://indoserverlist.example/angkasa/vote' },
  ],
  maps: [
    { id: 'survival', url: 'https://map-survival.angkasa.example/', comingSoon: false },
    { id: 'creative', url: 'https://map-creative.angkasa.example/', comingSoon: false },
  ],
  avatarUrl: 'https://avatars.angkasa.example/head/{name}/{size}',
  flagUrl: 'https://flags.angkasa.example/{code}.svg',
}
