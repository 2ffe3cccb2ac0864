// The demo network, which a fresh site starts with: the defaults of all settings.
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { boards } from './boards.ts'
import { identity } from './identity.ts'
import { legal } from './legal.ts'
import { maps } from './maps.ts'
import { menus } from './menus.ts'
import { modes } from './modes.ts'
import { notices } from './notices.ts'
import { servers } from './servers.ts'
import { links, pages, play } from './site.ts'
import { tiers } from './tiers.ts'
import { votes } from './votes.ts'

export const demoSettings: Settings = {
  identity,
  /** Services that need no account. Only the second knows names of Bedrock players. */
  heads: {
    enabled: false,
    sources: [
      { url: 'https://mc-heads.net/avatar/{name}/{size}', editions: 'java' },
      { url: 'https://api.mcheads.org/head/{name}/{size}', editions: 'all' },
    ],
  },
  play,
  links,
  pages,
  menus,
  announcement: null,
  texts: { en: {}, id: {} },
  legal,
  servers,
  modes,
  boards,
  tiers,
  votes,
  maps,
  payments: {
    methods: PAYMENT_METHODS.map((method) => ({ method, enabled: true, barcode: false, gateways: [] })),
    limits: { orders_in_10_minutes: 10, max_rupiah: null },
  },
  /** The demo sells points only. */
  categories: { list: [] },
  /** Goal and names of buyers are the owner's choice. */
  storefront: { closed: null, goal: null, supporters: false },
  notices,
  team: { two_factor: 'nobody' },
}
