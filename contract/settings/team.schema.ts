import '#contract/platform/without-eval.schema.ts'
import * as z from 'zod'
import { TWO_FACTOR_POLICIES } from '#contract/settings/two-factor.ts'

export const Team = z.object({
  /** The policy decides which accounts must use two-factor login. */
  two_factor: z.enum(TWO_FACTOR_POLICIES),
})
