import type { Identity } from '#contract/settings/identity.schema.ts'

export const identity: Identity = {
  name: 'Angkasa Network',
  short_name: 'Angkasa',
  tagline: {
    en: 'Build, survive, and reach for the stars with friends.',
    id: 'Bangun, bertahan, dan kejar bintang bareng teman.',
  },
  description: {
    en: '{{name}} is an Indonesian Minecraft server network with Survival Mix, SkyBlock Tycoon and Creative. One address for Java and Bedrock, online 24/7.',
    id: '{{name}} adalah jaringan server Minecraft Indonesia dengan Survival Mix, SkyBlock Tycoon, dan Creative. Satu IP untuk Java dan Bedrock, online 24 jam.',
  },
  keywords: {
    en: 'minecraft server, indonesia, survival, skyblock, creative, java, bedrock, {{name}}',
    id: 'server minecraft, indonesia, survival, skyblock, creative, java, bedrock, {{name}}',
  },
  registered_players: '76,000+',
  accent: '#ffd23f',
  logo_url: null,
  hero_url: null,
  favicon_url: null,
}
