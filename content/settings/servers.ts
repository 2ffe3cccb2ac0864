import type { GameServer, Servers } from '#contract/settings/servers.schema.ts'

/** Without addresses the demo runs on simulators. */
const demoServer = (id: string, name: string): GameServer => ({
  id,
  name,
  ping: null,
  rcon: null,
  boards: null,
  bedrock_prefix: '.',
  failure_texts: [],
})

export const servers: Servers = {
  network: { ping: null, bedrock_ping: null },
  list: [
    demoServer('survival', 'Survival'),
    demoServer('skyblock', 'SkyBlock'),
    demoServer('creative', 'Creative'),
  ],
}
