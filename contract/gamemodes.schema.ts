// The pictures of the home page as the API gives them.
import * as z from 'zod'
import { describe } from './call.ts'
import { NoInput } from './fields.schema.ts'
import { type GamemodeImages, gamemodesApi } from './gamemodes.ts'

const Pictures = z.array(z.object({ image_url: z.string() }))

export const GamemodeImagesReply = z
  .object({ survival: Pictures, skyblock: Pictures, creative: Pictures })
  .meta({ id: 'GamemodeImages' }) satisfies z.ZodType<GamemodeImages>

export const gamemodesCalls = {
  getImages: describe(gamemodesApi.getImages, {
    summary: 'Gives the active pictures of each game mode.',
    input: NoInput,
    reply: GamemodeImagesReply,
  }),
}
