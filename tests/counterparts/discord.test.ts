// Notices to Discord, against the types and limits that discord-api-types documents.
import type { APIAllowedMentions, APIEmbed, RESTPostAPIWebhookWithTokenJSONBody } from 'discord-api-types/v10'
import { expect, expectTypeOf, test } from 'vitest'
import { NoticeEvent } from '#contract/team/notice-event.schema.ts'
import { createMessage } from '#server/team/notices/message.ts'
import { toBody } from '#server/team/notices/senders/discord.ts'

/** Characters that the documentation allows in each part of an embed, and in all of them together. */
const LIMITS = { username: 80, title: 256, description: 4_096, fields: 25, footer: 2_048, all: 6_000 }

/** Markdown escapes each of these, which doubles their length. */
const LONG = '_*'.repeat(2_000)
const IN_BOTH = { en: LONG, id: LONG }
const MOMENT = '2026-11-16T13:14:00.000Z'
const NUMBER = 999_999_999
/** The longest value of every field of every event; each schema takes its own. */
const WIDE = {
  ...{ id: LONG, reference: LONG, player: LONG, product: LONG, product_indonesian: LONG, amount: NUMBER },
  ...{ server: LONG, reply: LONG, admin: LONG, reason: LONG, why: LONG, words: LONG, variable: LONG },
  ...{ gateway: LONG, method: LONG, network: LONG, by: LONG, slug: LONG, flag: 'amount_mismatch' },
  ...{ part: 'delivery', since: MOMENT, until: MOMENT, starts_at: MOMENT, ends_at: MOMENT, level: 'outage' },
  ...{ title: IN_BOTH, summary: IN_BOTH, text: IN_BOTH, month: '2026-11', rupiah: NUMBER, day: '2026-11-16' },
  ...{ orders: NUMBER, paid: NUMBER, revenue: NUMBER, needs_attention: NUMBER },
}
const TYPES = NoticeEvent.options.map(({ shape }) => shape.type.value)
const lengthOf = (text = '') => Array.from(text).length

function bodyOf(type: string, { count, language }: { count: number; language: 'en' | 'id' }) {
  const event = { ...NoticeEvent.parse({ type, data: WIDE }), at: MOMENT }
  const message = { id: 'msg_1', topic: 'sale' as const, events: Array.from({ length: count }, () => event) }
  const site = { publicUrl: 'https://angkasa.test', network: 'n'.repeat(LIMITS.username), language }
  return toBody(createMessage(message, site)) satisfies RESTPostAPIWebhookWithTokenJSONBody
}

test.each(TYPES)('%s: the longest notices stay within the limits of Discord', (type) => {
  for (const language of ['en', 'id'] as const)
    for (const count of [1, 2, 60]) {
      const body: RESTPostAPIWebhookWithTokenJSONBody = bodyOf(type, { count, language })
      expect(lengthOf(body.username)).toBeLessThanOrEqual(LIMITS.username)
      expect(body.embeds).toHaveLength(1)
      for (const { title, description, fields = [], footer } of body.embeds ?? []) {
        const counts = {
          title: lengthOf(title),
          description: lengthOf(description),
          footer: lengthOf(footer?.text),
        }
        for (const part of ['title', 'description', 'footer'] as const)
          expect(counts[part], part).toBeLessThanOrEqual(LIMITS[part])
        expect(counts.title + counts.description + counts.footer).toBeLessThanOrEqual(LIMITS.all)
        expect(fields.length).toBeLessThanOrEqual(LIMITS.fields)
      }
    }
})

test('a notice has no field that Discord does not know', () => {
  type Body = ReturnType<typeof toBody>
  expectTypeOf<Exclude<keyof Body, keyof RESTPostAPIWebhookWithTokenJSONBody>>().toBeNever()
  expectTypeOf<Exclude<keyof Body['embeds'][number], keyof APIEmbed>>().toBeNever()
  expectTypeOf<Exclude<keyof Body['allowed_mentions'], keyof APIAllowedMentions>>().toBeNever()
})
