// Settings as admins save them: validated, by version, with history and audit log.
import { isDeepStrictEqual } from 'node:util'
import { describeProblems, type SettingsIssue } from '#content/settings/describe-problems.ts'
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import { OWNER_FIELDS } from '#contract/permissions.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import type { HistoryEntry, SectionHead, SectionReply } from '#contract/settings/settings.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { checkReferences, type ReplacedServers, renameServers, type SettingsCheck } from './references.ts'
import { type FollowSave, type SectionToSave, saveSection } from './save-section.ts'
import { findSettingsVersion, listSettingsHistory } from './settings.repository.ts'
import type { SettingsReader } from './settings.service.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  settings: SettingsReader
  audit: Audit
  /** Makes every process read the settings again. */
  onChange(): Promise<void>
  checks?: readonly SettingsCheck[]
  follow?: FollowSave
  /** Path of each field that a variable of the environment sets, with its name. */
  lockedFields?(section: Section): Record<string, string>
}

export type { SettingsCheck }
export type SettingsToSave = {
  version: number
  value: unknown
  language?: Language
  /** Set for an admin who may not change addresses and commands. */
  keepOwnerFields?: boolean
  /** Only with the section `servers`: everything that names these names the new ones after the save. */
  replaced?: ReplacedServers
}

type RestoredBy = Pick<SettingsToSave, 'language' | 'keepOwnerFields'> & { admin: string }

export type SettingsAdmin = ReturnType<typeof createSettingsAdmin>

const HISTORY_SHOWN = 200

export function createSettingsAdmin(deps: Deps) {
  const { db, clock, settings, audit, onChange, follow, lockedFields = () => ({}) } = deps
  const checks = [checkReferences, ...(deps.checks ?? [])]

  /** The value as the schema writes it, or every problem at once. */
  async function validate(
    section: Section,
    value: unknown,
    replaced: ReplacedServers = {},
  ): Promise<{ value: unknown } | { issues: readonly SettingsIssue[] }> {
    const read = SECTION_SCHEMAS[section].safeParse(value)
    if (!read.success) return { issues: read.error.issues }
    const now = settings.saved()
    const whole = { ...now, ...renameServers(now, replaced), [section]: read.data } as Settings
    requireReplaceable(now, whole, replaced)
    const issues = (await Promise.all(checks.map((check) => check(whole, section, replaced)))).flat()
    return issues.length > 0 ? { issues } : { value: read.data }
  }

  async function save(section: Section, toSave: SettingsToSave, admin: string) {
    const { version, value, language, keepOwnerFields = false } = toSave
    const replaced = section === 'servers' ? toSave.replaced : undefined
    if (replaced) await settings.reload()
    if (keepOwnerFields) await requireOwnerFields(settings, section, toSave)
    const valid = await validate(section, value, replaced)
    if ('issues' in valid) {
      const problems = describeProblems(valid.issues, language ?? FALLBACK_LANGUAGE)
      throw new AppError('invalid_settings', { problems })
    }
    const before = settings.saved()[section]
    const sections = [
      { section, version, before, after: valid.value, replaced },
      ...renamedSections(settings, replaced),
    ]
    const by = { admin, now: clock.now(), audit, follow }
    await db.transaction().execute(async (trx) => {
      for (const each of sections) {
        if (!(await saveSection(trx, each, by))) throw new AppError('changed_meanwhile')
      }
    })
    await onChange()
    return { version: version + 1 }
  }

  return {
    validate,
    save,

    list: (): SectionHead[] => SECTIONS.map((section) => ({ section, ...settings.stored(section) })),

    /** Reads the database, so that an editor never starts from an old version. */
    async get(section: Section): Promise<SectionReply> {
      await settings.reload()
      return {
        section,
        ...settings.stored(section),
        value: settings.saved()[section],
        defaults: settings.defaults[section],
        environment: lockedFields(section),
      }
    },

    async history(section: Section): Promise<HistoryEntry[]> {
      const rows = await listSettingsHistory(db, section, HISTORY_SHOWN)
      return rows.map(({ version, updated_at, updated_by, value }) => ({
        version,
        at: updated_at,
        by: updated_by,
        value: JSON.parse(value),
      }))
    },

    async restore(section: Section, version: number, { admin, ...by }: RestoredBy) {
      await settings.reload()
      const earlier = version === 0 ? null : await findSettingsVersion(db, section, version)
      if (version !== 0 && !earlier) throw new AppError('settings_version_not_found')
      const value = earlier ? JSON.parse(earlier.value) : settings.defaults[section]
      const { version: current } = settings.stored(section)
      return save(section, { version: current, value, ...by }, admin)
    },
  }
}

/** Each replaced server leaves the list with this save, and the one in its place enters it: the way back is the same. */
function requireReplaceable(before: Settings, after: Settings, replaced: ReplacedServers): void {
  const [old, now] = [before, after].map(({ servers }) => new Set(servers.list.map(({ id }) => id)))
  const isReplaceable = Object.entries(replaced).every(
    ([from, to]) => old?.has(from) && !now?.has(from) && now?.has(to) && !old?.has(to),
  )
  if (!isReplaceable) throw new AppError('server_not_found')
}

function renamedSections(settings: SettingsReader, replaced: ReplacedServers = {}): SectionToSave[] {
  const renamed = renameServers(settings.saved(), replaced)
  return SECTIONS.filter((section) => section in renamed).map((section) => ({
    section,
    version: settings.stored(section).version,
    before: settings.saved()[section],
    after: renamed[section],
  }))
}

/** Compared with the version that is replaced, not with an earlier one. */
async function requireOwnerFields(
  settings: SettingsReader,
  section: Section,
  { version, value }: SettingsToSave,
): Promise<void> {
  await settings.reload()
  const read = SECTION_SCHEMAS[section].safeParse(value)
  if (!read.success) return
  if (settings.stored(section).version !== version) throw new AppError('changed_meanwhile')
  if (!keepsOwnerFields(section, settings.saved()[section], read.data)) {
    throw new AppError('permission_missing')
  }
}

/**
 * Whether the new value has only addresses, ids and commands that the replaced one has: passwords are sent to the addresses,
 * and commands run with full rights on the game servers.
 */
function keepsOwnerFields(section: Section, before: unknown, after: unknown): boolean {
  return (OWNER_FIELDS[section] ?? []).every((field) => {
    const [known, wanted] = [before, after].map((value) => valuesAt(value, field.split('.')))
    // By position, so that no server changes its place.
    if (section === 'servers') return isDeepStrictEqual(known, wanted)
    // A vote site may have moved or lost its commands.
    return wanted?.every(
      (list) => isDeepStrictEqual(list, []) || known?.some((one) => isDeepStrictEqual(one, list)),
    )
  })
}

function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value]
  if (key === '*') return (value as unknown[]).flatMap((entry) => valuesAt(entry, rest))
  return valuesAt((value as Record<string, unknown>)[key], rest)
}
