import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { Count, named, textLine } from '#contract/platform/fields.schema.ts'
import {
  EDITIONS,
  HITS_MAX,
  LAST_SEEN,
  NAME_CHECK_STATES,
  NEAR_NAMES_MAX,
  SEARCH_MAX_LENGTH,
} from './known-players.ts'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from './username.ts'

/** Longer than the ids of all lines of an order. */
const PRODUCT_IDS_MAX_LENGTH = 650

const EditionField = z.enum(EDITIONS)

const NameCheck = named('NameCheck', {
  state: z.enum(NAME_CHECK_STATES),
  /** As the game spells it; only of players on the public boards. */
  name: z.string().optional(),
  edition: EditionField.optional(),
  last_seen: z.enum(LAST_SEEN).optional(),
  near: z
    .array(z.object({ name: z.string(), edition: EditionField }))
    .max(NEAR_NAMES_MAX)
    .optional(),
})
export type NameCheck = z.infer<typeof NameCheck>

const FoundPlayer = named('FoundPlayer', { name: z.string(), edition: EditionField, boards: Count })
export type FoundPlayer = z.infer<typeof FoundPlayer>

export const knownPlayersCalls = {
  findPlayers: publicCall('GET /api/players', {
    summary:
      'Finds players on the public boards by a part of their name, the best first; where there is none, `near` has the closest names.',
    input: z.object({ query: z.object({ q: textLine(SEARCH_MAX_LENGTH).min(1) }) }),
    reply: z.object({
      players: z.array(FoundPlayer).max(HITS_MAX),
      near: z.array(FoundPlayer).max(NEAR_NAMES_MAX),
    }),
    errors: [],
  }),
  checkPlayer: publicCall('GET /api/players/check', {
    summary:
      'Says whether the network has seen a player with this name; spelling, last visit and near names only of players on the boards. An unknown name is one that no server of the order knows; where one of them has no list of names, nothing is said.',
    input: z.object({
      query: z.object({
        name: textLine(USERNAME_MAX_LENGTH).min(USERNAME_MIN_LENGTH),
        edition: EditionField,
        /** The products that are about to be bought, with commas between; without, the check is about all that is for sale. */
        productId: textLine(PRODUCT_IDS_MAX_LENGTH).optional(),
      }),
    }),
    reply: NameCheck,
    errors: ['username_invalid', 'too_many_requests'],
  }),
}
