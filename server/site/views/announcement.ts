// The announcement bar within its window of time.
import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { ShownAnnouncement } from '#contract/site/site.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { derive } from '#server/platform/kernel/derive.ts'

type Deps = { currentSettings: () => Settings; clock: Clock }

const KEY_LENGTH = 12

export function createAnnouncement({ currentSettings, clock }: Deps) {
  /** Equal in both languages, so that a visitor who changes the language dismisses it once. */
  const keyOf = derive(currentSettings, ({ announcement }) => {
    const text = JSON.stringify(announcement?.text ?? null)
    return createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH)
  })

  function current() {
    const { announcement } = currentSettings()
    if (!announcement) return null
    const now = clock.now().getTime()
    const { from, until } = announcement
    const isShown = (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))
    return isShown ? announcement : null
  }

  let seen = current()
  return {
    shown(language: Language): ShownAnnouncement | null {
      const announcement = current()
      if (!announcement) return null
      const { text, link, tone } = announcement
      return { key: keyOf(), text: text[language], link, tone }
    },

    /** Whether it started or ended since the last call: cached pages still show the state before. */
    hasChanged(): boolean {
      const before = seen
      seen = current()
      return seen !== before
    },
  }
}
