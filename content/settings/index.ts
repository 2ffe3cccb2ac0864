// The demo network, which a fresh site starts with: the defaults of all settings.
import type { Settings } from '#contract/settings/sections.schema.ts'
import { boards } from './boards.ts'
import { categories } from './categories.ts'
import { heads } from './heads.ts'
import { identity } from './identity.ts'
import { legal } from './legal.ts'
import { maps } from './maps.ts'
import { menus } from './menus.ts'
import { modes } from './modes.ts'
import { notices } from './notices.ts'
import { payments } from './payments.ts'
import { servers } from './servers.ts'
import { announcement, links, pages, play, texts } from './site.ts'
import { storefront } from './storefront.ts'
import { team } from './team.ts'
import { tiers } from './tiers.ts'
import { votes } from './votes.ts'

export const demoSettings: Settings = {
  identity,
  heads,
  play,
  links,
  pages,
  menus,
  announcement,
  texts,
  legal,
  servers,
  modes,
  boards,
  tiers,
  votes,
  maps,
  payments,
  categories,
  storefront,
  notices,
  team,
}
