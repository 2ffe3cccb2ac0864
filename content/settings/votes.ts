import type { VoteSiteEntry, Votes } from '#contract/settings/votes.schema.ts'

const site = (name: string, url: string): VoteSiteEntry => ({
  name,
  url,
  service: null,
  reset: { kind: 'after', hours: 24 },
  reward: [],
})

export const votes: Votes = {
  sites: [
    site('Minecraft-MP', 'https://minecraft-mp.example/server/angkasa/vote'),
    site('Planet Minecraft', 'https://planetminecraft.example/server/angkasa/vote'),
    site('TopG', 'https://topg.example/minecraft-servers/angkasa'),
    site('Minecraft Servers', 'https://minecraftservers.example/vote/angkasa'),
    site('Minecraft Server List', 'https://minecraft-server-list.example/server/angkasa/vote'),
    site('Best Minecraft Servers', 'https://best-minecraft-servers.example/server-angkasa/vote'),
    site('Top Minecraft Servers', 'https://topminecraftservers.example/vote/angkasa'),
    site('MC Server Buzz', 'https://mcserverbuzz.example/servers/angkasa/vote'),
    site('Indo Server List', 'https://indoserverlist.example/angkasa/vote'),
  ],
}
