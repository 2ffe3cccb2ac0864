import * as z from 'zod'
import { publicCall } from './call.ts'
import { NoInput } from './fields.schema.ts'

const Pictures = z.array(z.object({ image_url: z.string() }))

/** Only the active ones, in the order in which they were added. */
export const GamemodeImages = z
  .object({ survival: Pictures, skyblock: Pictures, creative: Pictures })
  .meta({ id: 'GamemodeImages' })
export type GamemodeImages = z.infer<typeof GamemodeImages>

export const gamemodesCalls = {
  getImages: publicCall('GET /api/gamemodes/images', {
    summary: 'Gives the active pictures of each game mode.',
    input: NoInput,
    reply: GamemodeImages,
  }),
}
