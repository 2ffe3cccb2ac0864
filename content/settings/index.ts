// The demo network, which a fresh site starts with: the defaults of all settings. Hosts under .example do not exist.

import type { LegalPageName } from '#contract/settings/legal.schema.ts'
import type { MenuEntry } from '#contract/settings/menus.schema.ts'
import type { MenuPage } from '#contract/settings/menus.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { boards } from './boards.ts'
import { legalEn } from './legal-en.ts'
import { legalId } from './legal-id.ts'
import { tiers } from './tiers.ts'
import { votes } from './votes.ts'

const toEntries = (...pages: MenuPage[]): MenuEntry[] => pages.map((page) => ({ kind: 'page', page }))

/** Without addresses the demo runs on simulators. */
const demoServer = (id: string, name: string): GameServer => ({
  id,
  name,
  ping: null,
  rcon: null,
  boards: null,
  bedrock_prefix: '.',
  failure_texts: [],
  reply_seconds: 8,
})

/** As the schema writes it: without spaces at the end. */
const legalPage = (page: LegalPageName) => ({
  published: true,
  en: legalEn[page].trim(),
  id: legalId[page].trim(),
})

export const demoSettings: Settings = {
  identity: {
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
  },
  /** Services that need no account. Only the second knows names of Bedrock players. Not asked in a demo. */
  heads: {
    enabled: true,
    sources: [
      { url: 'https://mc-heads.net/avatar/{name}/{size}', editions: 'java' },
      { url: 'https://api.mcheads.org/head/{name}/{size}', editions: 'all' },
    ],
  },
  play: {
    java: { host: 'play.angkasa.example', port: 25_565 },
    bedrock: { host: 'play.angkasa.example', port: 19_132 },
    versions: '1.8 – 1.21.8',
  },
  links: {
    discord: 'https://discord.angkasa.example/',
    tiktok: 'https://tiktok.angkasa.example/',
    wiki: 'https://wiki.angkasa.example/',
    status: 'https://status.angkasa.example/',
    donation_help: 'https://donate.angkasa.example/',
    more: [],
  },
  pages: {
    leaderboard: true,
    vote: true,
    maps: true,
    premiumtiers: true,
    store: true,
    status: true,
    player: true,
  },
  menus: {
    bar: toEntries('home', 'leaderboard', 'vote', 'store', 'news'),
    more: toEntries('maps', 'wiki', 'status', 'premiumtiers', 'orders', 'more_links'),
    footer: [
      ...toEntries('play', 'leaderboard', 'vote', 'maps', 'status'),
      ...toEntries('store', 'premiumtiers', 'orders', 'donation_help'),
      ...toEntries('discord', 'tiktok', 'wiki', 'more_links'),
      ...toEntries('terms', 'privacy', 'refunds'),
    ],
  },
  announcement: null,
  texts: { en: {}, id: {} },
  legal: { terms: legalPage('terms'), privacy: legalPage('privacy'), refunds: legalPage('refunds') },
  servers: {
    network: { ping: null, bedrock_ping: null },
    list: [
      demoServer('survival', 'Survival'),
      demoServer('skyblock', 'SkyBlock'),
      demoServer('creative', 'Creative'),
    ],
  },
  modes: [
    {
      id: 'survival',
      name: { en: 'Survival Mix', id: 'Survival Mix' },
      text: {
        en: 'Claim land, level up your skills, open a chest shop, and hunt meteors after dark.',
        id: 'Klaim lahan, naikin skill, buka chest shop, dan buru meteor begitu malam tiba.',
      },
      since: '2022-07-23',
      season: 1,
      accent: '#6bd968',
      server: 'survival',
    },
    {
      id: 'skyblock',
      name: { en: 'SkyBlock Tycoon', id: 'SkyBlock Tycoon' },
      text: {
        en: 'One small island, one big economy. Farm, trade, and grow your island.',
        id: 'Mulai dari satu pulau kecil. Farming, dagang, lalu perluas pulaumu.',
      },
      since: '2023-08-26',
      season: 1,
      accent: '#4fcdf0',
      server: 'skyblock',
    },
    {
      id: 'creative',
      name: { en: 'Creative Mode', id: 'Creative Mode' },
      text: {
        en: 'Your own plot and every block in the game. Build it, then show it off.',
        id: 'Plot milik sendiri dan semua blok di game. Bangun, lalu pamerin.',
      },
      since: '2024-08-07',
      season: null,
      accent: '#f37fcf',
      server: 'creative',
    },
  ],
  boards,
  tiers,
  votes,
  maps: [
    {
      id: 'survival',
      name: { en: 'Survival Mix', id: 'Survival Mix' },
      text: {
        en: 'Claims, towns, and everything past the spawn border.',
        id: 'Klaim, kota, dan semua yang ada di luar spawn.',
      },
      accent: '#6bd968',
      url: 'https://map-survival.angkasa.example/',
      picture_url: null,
      coming_soon: false,
    },
    {
      id: 'creative',
      name: { en: 'Creative', id: 'Creative' },
      text: {
        en: 'Every plot, from starter homes to landmarks.',
        id: 'Semua plot, dari rumah sederhana sampai bangunan megah.',
      },
      accent: '#f37fcf',
      url: 'https://map-creative.angkasa.example/',
      picture_url: null,
      coming_soon: false,
    },
  ],
  payments: {
    methods: PAYMENT_METHODS.map((method) => ({ method, enabled: true, barcode: false, gateways: [] })),
    limits: { orders_in_10_minutes: 10, max_rupiah: null },
  },
  /** The demo sells points only. */
  categories: { list: [] },
  /** Goal and names of buyers are the owner's choice. */
  storefront: { closed: null, goal: null, supporters: false },
  /** Waiting for their addresses. In a demo, simulators on loopback take the messages. */
  notices: {
    channels: [
      {
        kind: 'discord',
        id: 'discord',
        name: 'Discord',
        events: ['attention', 'part', 'sale', 'refund', 'method'],
        language: 'en',
      },
      {
        kind: 'webhook',
        id: 'webhook',
        name: 'Webhook',
        url: null,
        events: ['attention', 'sale', 'refund'],
        language: 'en',
      },
      {
        kind: 'email',
        id: 'email',
        name: 'E-mail',
        to: [],
        events: ['attention', 'part', 'method', 'sign_in', 'summary'],
        language: 'en',
      },
    ],
    summary_hour: 7,
    smtp: null,
  },
  team: { two_factor: 'nobody' },
}
