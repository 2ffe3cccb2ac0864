// Which pages visitors see. A page that is off is not found and in no menu.
import '#contract/platform/without-eval.schema.ts'
import * as z from 'zod'

export const Pages = z.object({
  leaderboard: z.boolean(),
  vote: z.boolean(),
  maps: z.boolean(),
  premiumtiers: z.boolean(),
  store: z.boolean(),
  status: z.boolean(),
  player: z.boolean(),
})
export type Pages = z.infer<typeof Pages>
