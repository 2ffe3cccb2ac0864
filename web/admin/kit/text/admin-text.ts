import { knownWords } from '#content/checks/known-words.ts'
import type * as adminEn from '#content/locales/en/admin-index.ts'
import type * as adminId from '#content/locales/id/admin-index.ts'
import type { Same } from '#content/locales/same.ts'
import type { Language } from '#contract/language.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { jakartaDate, jakartaMoment, jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { createText, type Dictionary, type Text } from '#web/kit/i18n/text.ts'
import type { TextKeyOf } from '#web/kit/i18n/translate.ts'

type EnglishTexts = typeof adminEn
/** A text that only one language has does not compile. */
export type AdminDictionary = Same<EnglishTexts> & Same<typeof adminId>
export type AdminTextKey = TextKeyOf<EnglishTexts>

export type AdminText = Text<EnglishTexts> & {
  rupiah(value: number): string
  /** Day, year and time in Jakarta, with its zone. */
  timestamp(iso: string): string
  /** For rows: the hour of today, `12 Nov 20:02`, `12 Nov 2025 20:02`. The whole moment belongs into `title`. */
  rowTime(iso: string, now?: Date): string
  /** For sentences: `today 20:02`, `12 Nov 20:02`, `12 Nov 2025 20:02`. The whole moment belongs into `title`. */
  shortTime(iso: string, now?: Date): string
  /** A timestamp to the second. */
  exactTimestamp(iso: string): string
  /** What the game, the gateway or the system said, where it is a sentence that we know. */
  knownWords(text: string, kind: 'flag' | 'detail' | 'reply'): string
  /** A code that is newer than this page shows the server's own sentence. */
  reasonOf(error: unknown): string
}
export type AdminTranslate = AdminText['t']

/** A text without placeholders whose key is known at run time only; null where there is none. */
export function findText(t: AdminTranslate, key: string): string | null {
  const text = t(key as Extract<AdminTextKey, `settingsLabels.${string}`>)
  return text === key ? null : text
}

export function createAdminText(language: Language, dictionary: AdminDictionary): AdminText {
  const text = createText<EnglishTexts>(language, dictionary)
  const isToday = (at: Date, now: Date) => jakartaDate(at) === jakartaDate(now)
  const rowTime = (iso: string, now = new Date()) => jakartaWhen(new Date(iso), language, now)
  return {
    ...text,
    rupiah,
    rowTime,
    shortTime(iso, now = new Date()) {
      const time = rowTime(iso, now)
      return isToday(new Date(iso), now) ? text.t('admin.todayAt', { time }) : time
    },
    knownWords: (text, kind) => knownWords(text, kind, language),
    reasonOf(error) {
      if (!(error instanceof ApiError)) return text.t('adminErrors.noAnswer')
      const { reply } = error
      if (!reply) return text.t('adminErrors.internal')
      // The server names the field before what it says about it.
      const [, field] = reply.code === 'invalid_request' ? (/^([\w.[\]]+): /.exec(reply.error) ?? []) : []
      if (field !== undefined) return text.t('adminErrors.invalid_field', { field })
      const words = knownWords(reply.error, 'detail', language)
      const key = `adminErrors.${reply.code}` as 'adminErrors.gateway_keys_refused'
      const said = text.t(key, { words })
      return said === key ? words : said
    },
    timestamp: (iso) => jakartaMoment(new Date(iso), language, { year: true }),
    exactTimestamp: (iso) => jakartaMoment(new Date(iso), language, { year: true, seconds: true }),
  }
}

/** The texts of an admin page: its own, and those of the shared layout parts. */
export type AdminTexts = { frame: Text; admin: AdminText }

export function createAdminTexts(language: Language, dictionary: AdminDictionary): AdminTexts {
  // Only the language switcher is shared with the public layout, so the other public texts are not loaded.
  const shell = { language: dictionary.admin.language }
  return {
    frame: createText(language, { shell } as Dictionary),
    admin: createAdminText(language, dictionary),
  }
}
