import * as z from 'zod'
import { publicCall } from '#contract/call.ts'

const Pictures = z.array(z.object({ image_url: z.string() }))

/** By the id of the mode, in the order of the home page: only the active ones, in the order in which they were added. */
export const GamemodeImages = z.record(z.string(), Pictures).meta({ id: 'GamemodeImages' })
export type GamemodeImages = z.infer<typeof GamemodeImages>

export const gamemodesCalls = {
  getImages: publicCall('GET /api/gamemodes/images', {
    summary: 'Gives the active pictures of each game mode.',
    reply: GamemodeImages,
  }),
}
