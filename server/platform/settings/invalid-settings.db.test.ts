// 500 random sections, each broken in one place: refused with a path and a sentence, and nothing changes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import type { Section, Settings } from '#contract/settings/sections.schema.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { brokenSettings } from '#tests/support/broken-settings.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { openSettings } from './settings.service.ts'
import { createSettingsAdmin } from './settings-admin.service.ts'

const RUNS = 500
const seed = Number(process.env.SETTINGS_SEED ?? 20_261_116)

test.each(DATABASES)(
  `%s: refuses ${RUNS} broken sections with a path and a sentence (SETTINGS_SEED=${seed})`,
  { timeout: 120_000 },
  async (kind) => {
    await using database = await openTestDatabase(kind)
    const { db } = database
    const clock = { now: () => new Date('2026-11-16T13:14:00.000Z') }
    const stored = await openSettings({ db, log: { error: () => {} } })
    let others: Settings = demoSettings
    const settings = { ...stored, current: () => others }
    const onChange = async () => expect.fail('published a change')
    const audit = createAudit({ db, clock, random })
    const admin = createSettingsAdmin({ db, clock, settings, audit, onChange })
    const problemsOf = (section: Section, value: unknown, language: 'en' | 'id') =>
      admin.save(section, { version: 0, value, language }, 'ayu').then(
        () => expect.fail('saved'),
        (error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'invalid_settings') throw error
          return error.problems ?? []
        },
      )

    await fc.assert(
      fc.asyncProperty(brokenSettings, async (broken) => {
        const { section, value, path } = broken
        others = broken.settings
        for (const language of LANGUAGES) {
          const problems = await problemsOf(section, value, language)
          for (const { text } of problems)
            expect(text).toMatch(/^[A-Z](?:[^{}]|\{name\})*[.?]$|\{\{\w+\}\}\.$/)
          expect(problems.map((problem) => problem.path)).toEqual(
            expect.arrayContaining([expect.toSatisfy((found: string) => isAt(found, path.join('.')))]),
          )
        }
      }),
      { numRuns: RUNS, seed },
    )
    for (const table of ['settings', 'settings_history', 'audit_entry'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    }
  },
)

/** The problem is about the broken value, something in it, or what holds it. */
function isAt(found: string, broken: string): boolean {
  return `${found}.`.startsWith(`${broken}.`) || `${broken}.`.startsWith(found === '' ? '' : `${found}.`)
}
