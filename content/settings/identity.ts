import type { Identity } from '#contract/settings/identity.schema.ts'

export const identity: Identity = {
  name: 'Angkasa Network',
  short_name: 'Angkasa',
  tagline: {
    en: 'Build, survive, and reach for the stars with friends.',
    id: 'Bangun, bertahan, dan kejar bintang bareng teman.',
  },
  description: {
    en: '{{name}} is an Indonesian Minecraft server network. See who is online, pick a mode and play with friends.',
    id: '{{name}} adalah jaringan server Minecraft Indonesia. Lihat siapa yang online, pilih mode, lalu main bareng teman.',
  },
  keywords: {
    en: 'minecraft server, minecraft network, indonesia, {{name}}',
    id: 'server minecraft, jaringan minecraft, indonesia, {{name}}',
  },
  registered_players: '76,000+',
  accent: '#ffd23f',
  logo_url: null,
  hero_url: null,
  favicon_url: null,
}
