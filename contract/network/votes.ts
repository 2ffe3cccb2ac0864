// Names that the vote receiver, its call and the console share.

export const VOTE_NAME_MIN_LENGTH = 3
/** With the prefix of a Bedrock name. */
export const VOTE_NAME_MAX_LENGTH = 21

export const RECEIVER_REFUSALS = [
  'not_json',
  'challenge',
  'signature',
  'fields',
  'not_a_vote',
  'no_token',
  'busy',
  'slow',
  'not_stored',
  'name',
] as const
export type ReceiverRefusal = (typeof RECEIVER_REFUSALS)[number]

/** The name that well-known sites send, by the host of their vote page. */
const KNOWN_SERVICES: Readonly<Record<string, string>> = {
  'minecraft-server-list.com': 'MCSL',
  'minecraftservers.org': 'MinecraftServers.org',
  'minecraft-mp.com': 'Minecraft-MP.com',
  'minecraft-server.net': 'Minecraft-Server.net',
  'planetminecraft.com': 'PlanetMinecraft.com',
  'topminecraftservers.org': 'TopMinecraftServers',
  'minecraft.buzz': 'Minecraft.Buzz',
  'servers-minecraft.net': 'Servers-Minecraft',
  'mc-lists.org': 'MC-Lists',
  'crafty.gg': 'crafty.gg',
  'mc-servers.com': 'MC-Servers.com',
  'best-minecraft-servers.co': 'Best Minecraft Servers',
  'minecraftbestservers.com': 'Minecraft Server List',
  'minecraft.menu': 'Minecraft Menu',
  'curseforge.com': 'curseforge',
  'blockatlas.net': 'blockatlas',
  'liste-serveurs.fr': 'Liste-Serveurs',
  'minecraft-serverlist.com': 'minecraft-serverlist-com',
  'topg.org': 'TopG.org',
}

export function knownService(url: string): string | null {
  if (!URL.canParse(url)) return null
  return KNOWN_SERVICES[new URL(url).hostname.replace(/^www\./, '')] ?? null
}
