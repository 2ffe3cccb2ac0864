// Premium tiers by tab. A tier that requires another has all of its features, and lists only what is new.
import * as z from 'zod'
import { bothLines, Colour, checkUniqueIds, Id, line } from './fields.schema.ts'

export const TIER_TABS_MAX = 8
export const TIERS_MAX = 12
export const FEATURES_MAX = 60
export const FEATURE_GROUPS = ['general', 'commands', 'limits'] as const
export type FeatureGroup = (typeof FEATURE_GROUPS)[number]

const Feature = bothLines(120).extend({
  /** Replaces the feature of the required tier with the same key; without one, texts that differ only in numbers match. */
  key: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'not_an_id')
    .optional(),
})
export type Feature = z.infer<typeof Feature>

const Features = z.array(Feature).max(FEATURES_MAX)

const TierEntry = z.object({
  id: Id,
  name: line(24),
  /** In premium points. */
  price: z.int().min(0).max(1_000_000),
  /** Null: permanent. */
  days: z.int().min(1).max(3_650).nullable(),
  /** Id of a tier before it in the same tab. */
  requires: Id.nullable(),
  colour: Colour,
  features: z.object({ general: Features, commands: Features, limits: Features }),
})
export type TierEntry = z.infer<typeof TierEntry>

const TierTab = z
  .object({
    id: Id,
    label: bothLines(32),
    accent: Colour,
    tiers: z.array(TierEntry).max(TIERS_MAX).superRefine(checkUniqueIds),
  })
  .superRefine(({ tiers }, context) => {
    tiers.forEach(({ requires }, index) => {
      if (requires === null || tiers.slice(0, index).some(({ id }) => id === requires)) return
      context.addIssue({ code: 'custom', path: ['tiers', index, 'requires'], message: 'requires_no_earlier' })
    })
  })
export type TierTab = z.infer<typeof TierTab>

export const Tiers = z.object({
  /** The tab that opens first; null: the first of the list. */
  default_tab: Id.nullable().default(null),
  tabs: z.array(TierTab).max(TIER_TABS_MAX).superRefine(checkUniqueIds),
})
export type Tiers = z.infer<typeof Tiers>
