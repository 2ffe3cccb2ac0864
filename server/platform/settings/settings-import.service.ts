// Several sections at once, as the commands save them: every problem of all of them, or one transaction.
import { describeProblems, type SettingsIssue } from '#content/settings/describe-problems.ts'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import type { SettingsProblem } from '#contract/settings/settings.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { changedPaths } from './changed-paths.ts'
import { checkReferences, type SettingsCheck } from './references.ts'
import { type FollowSave, type SectionToSave, saveSection } from './save-section.ts'
import type { SettingsReader } from './settings.service.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  settings: SettingsReader
  audit: Audit
  /** Makes every process read the settings again. */
  onChange(): Promise<void>
  checks?: readonly SettingsCheck[]
  follow?: FollowSave
}

export type GivenSections = Partial<Record<Section, unknown>>
export type SectionProblem = SettingsProblem & { section: Section }
export type SectionChange = SectionToSave & { paths: string[] }
/** Without problems, the changes can be saved. */
export type ImportPlan = { problems: SectionProblem[]; changes: SectionChange[] }

export function createSettingsImport(deps: Deps) {
  const { db, clock, settings, audit, onChange, follow, checks = [] } = deps
  /** Compares with what is stored now; sections that are not given stay as they are. */
  async function plan(given: GivenSections): Promise<ImportPlan> {
    await settings.reload()
    const current = settings.current()
    const problems: SectionProblem[] = []
    const changes: SectionChange[] = []
    const refuse = (section: Section, issues: readonly SettingsIssue[]) =>
      problems.push(
        ...describeProblems(issues, FALLBACK_LANGUAGE).map((problem) => ({ section, ...problem })),
      )

    for (const section of SECTIONS) {
      if (!Object.hasOwn(given, section)) continue
      const read = SECTION_SCHEMAS[section].safeParse(given[section])
      if (!read.success) {
        refuse(section, read.error.issues as unknown as SettingsIssue[])
        continue
      }
      const { version, invalid } = settings.stored(section)
      const paths = changedPaths(current[section], read.data)
      // A stored value that is not valid is replaced also by one that equals the defaults.
      if (paths.length === 0 && !invalid) continue
      changes.push({ section, version, before: current[section], after: read.data, paths })
    }

    const changed = Object.fromEntries(changes.map(({ section, after }) => [section, after]))
    const whole = { ...current, ...changed } as Settings
    for (const { section } of changes) {
      const issues = await Promise.all([checkReferences, ...checks].map((check) => check(whole, section)))
      refuse(section, issues.flat())
    }
    return { problems, changes }
  }

  /** Saves all of them, or none when one was changed meanwhile. */
  async function save(changes: readonly SectionChange[], admin: string): Promise<void> {
    const by = { admin, now: clock.now(), audit, follow }
    await db.transaction().execute(async (trx) => {
      for (const change of changes) {
        if (!(await saveSection(trx, change, by))) throw new AppError('changed_meanwhile')
      }
    })
    if (changes.length > 0) await onChange()
  }

  return { plan, save }
}
