// Where the server fetches the heads of players from.
import * as z from 'zod'
import { WrittenUrl } from './fields.schema.ts'

export const HEAD_SOURCES_MAX = 5
export const HEAD_EDITIONS = ['all', 'java', 'bedrock'] as const

const NAME = '{name}'

/** `{name}` is the player, `{size}` the width in pixels. */
const SourceUrl = WrittenUrl.superRefine((url, context) => {
  if (!url.includes(NAME)) context.addIssue({ code: 'custom', message: 'needs_player_name' })
  // A name in the host would let a player choose which machine is asked.
  else if (originFor(url, 'a') !== originFor(url, 'b'))
    context.addIssue({ code: 'custom', message: 'name_in_host' })
})

function originFor(url: string, name: string): string | null {
  const address = url.replaceAll(NAME, name)
  return URL.canParse(address) ? new URL(address).origin : null
}

export const HeadSource = z.object({ url: SourceUrl, editions: z.enum(HEAD_EDITIONS) })
export type HeadSource = z.infer<typeof HeadSource>

export const Heads = z
  .object({
    /** Off: every player has a generated face. */
    enabled: z.boolean(),
    /** Asked in this order until one has a head. */
    sources: z.array(HeadSource).max(HEAD_SOURCES_MAX),
  })
  .superRefine(({ enabled, sources }, context) => {
    if (enabled && sources.length === 0)
      context.addIssue({ code: 'custom', path: ['sources'], message: 'needs_head_source' })
  })
export type Heads = z.infer<typeof Heads>
