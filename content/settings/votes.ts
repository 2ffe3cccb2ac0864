import type { VoteReward, VoteSiteEntry, Votes } from '#contract/settings/votes.schema.ts'

/** The game finds only a player who is there. */
const give = (text: string): VoteReward => ({ server: null, text, wait_online: true })

/** `service` as the real site of that name sends it; null for one that sends nothing. */
const site = (name: string, url: string, service: string | null): VoteSiteEntry => ({
  name,
  url,
  service,
  reset: { kind: 'after', hours: 24 },
  reward: [give('give %player% tripwire_hook 1')],
})

export const votes: Votes = {
  sites: [
    site('Minecraft-MP', 'https://minecraft-mp.example/server/angkasa/vote', 'Minecraft-MP.com'),
    site('Planet Minecraft', 'https://planetminecraft.example/server/angkasa/vote', 'PlanetMinecraft.com'),
    site('TopG', 'https://topg.example/minecraft-servers/angkasa', 'TopG.org'),
    site('Minecraft Servers', 'https://minecraftservers.example/vote/angkasa', 'MinecraftServers.org'),
    site('Minecraft Server List', 'https://minecraft-server-list.example/server/angkasa/vote', 'MCSL'),
    site(
      'Best Minecraft Servers',
      'https://best-minecraft-servers.example/server-angkasa/vote',
      'Best Minecraft Servers',
    ),
    site('Top Minecraft Servers', 'https://topminecraftservers.example/vote/angkasa', 'TopMinecraftServers'),
    site('MC Server Buzz', 'https://mcserverbuzz.example/servers/angkasa/vote', 'Minecraft.Buzz'),
    site('Indo Server List', 'https://indoserverlist.example/angkasa/vote', 'IndoServerList'),
  ],
  rewards: {
    each: { en: '1 Vote Key for the lobby crate', id: '1 Vote Key buat crate di lobby' },
    each_commands: [],
    all: {
      text: {
        en: 'Expedition chest: 5 keys and 1,000 Credits',
        id: 'Peti ekspedisi: 5 key dan 1.000 Credits',
      },
      commands: [
        give('give %player% tripwire_hook 5'),
        { server: null, text: 'eco give %player% 1000', wait_online: false },
      ],
    },
    streak: {
      days: 7,
      text: { en: 'A rare key', id: 'Key langka' },
      commands: [give('give %player% trial_key 1')],
    },
  },
  receiver: { v1: true },
}
