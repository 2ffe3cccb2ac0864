// Every section of the settings with its schema. Their defaults are the demo network of content/settings.

import '#contract/platform/without-eval.schema.ts'
import * as z from 'zod'
import { TWO_FACTOR_POLICIES } from '#contract/settings/two-factor.ts'
import { Announcement } from './announcement.schema.ts'
import { Boards } from './boards.schema.ts'
import { Categories } from './categories.schema.ts'
import { Heads } from './heads.schema.ts'
import { Identity } from './identity.schema.ts'
import { Legal } from './legal.schema.ts'
import { Links } from './links.schema.ts'
import { Maps } from './maps.schema.ts'
import { Menus } from './menus.schema.ts'
import { Modes } from './modes.schema.ts'
import { Notices } from './notices.schema.ts'
import { Pages } from './pages.schema.ts'
import { Payments } from './payments.schema.ts'
import { Play } from './play.schema.ts'
import { Servers } from './servers.schema.ts'
import { Storefront } from './storefront.schema.ts'
import { Texts } from './texts.schema.ts'
import { Tiers } from './tiers.schema.ts'
import { Votes } from './votes.schema.ts'

export const SECTION_SCHEMAS = {
  identity: Identity,
  heads: Heads,
  play: Play,
  links: Links,
  pages: Pages,
  menus: Menus,
  announcement: Announcement,
  texts: Texts,
  legal: Legal,
  servers: Servers,
  modes: Modes,
  boards: Boards,
  tiers: Tiers,
  votes: Votes,
  maps: Maps,
  payments: Payments,
  categories: Categories,
  storefront: Storefront,
  notices: Notices,
  team: z.object({ two_factor: z.enum(TWO_FACTOR_POLICIES) }),
} as const satisfies Record<string, z.ZodType>

export type Section = keyof typeof SECTION_SCHEMAS
export const SECTIONS = Object.keys(SECTION_SCHEMAS) as Section[]
export type SectionValue<Name extends Section> = z.infer<(typeof SECTION_SCHEMAS)[Name]>
/** The value of every section. */
export type Settings = { readonly [Name in Section]: SectionValue<Name> }
