// The owner's settings in memory: read once, replaced as a whole when one of them changes.
import { demoSettings } from '#content/settings/index.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { listSettingsRows, type SettingsRow } from './settings.repository.ts'

type Deps = { db: Db; log: Pick<Log, 'error'>; defaults?: Settings }

/** The stored metadata of a section; version 0 is the default. */
export type Stored = {
  version: number
  updated_at: string | null
  updated_by: string | null
  /** The stored value does not pass the schema, so the default is used. */
  invalid: boolean
}

export type SettingsReader = Awaited<ReturnType<typeof openSettings>>

export const NEVER_SAVED: Stored = { version: 0, updated_at: null, updated_by: null, invalid: false }

export async function openSettings({ db, log, defaults = demoSettings }: Deps) {
  let settings: Settings = defaults
  let stored = new Map<Section, Stored>()
  let rowsSeen = ''

  async function reload(): Promise<void> {
    const rows = await listSettingsRows(db)
    const seen = rows.map(({ section, version }) => `${section} ${version}`).join()
    if (seen === rowsSeen) return
    apply(rows)
    rowsSeen = seen
  }

  function apply(rows: readonly SettingsRow[]): void {
    const next: Record<string, unknown> = { ...defaults }
    const heads = new Map<Section, Stored>()
    for (const row of rows) {
      const section = SECTIONS.find((name) => name === row.section)
      // A later version may have stored sections that this one does not have.
      if (!section) continue
      const read = readValue(section, row.value)
      if (read.success) next[section] = read.data
      else log.error({ section, version: row.version, issues: read.issues }, 'stored settings are not valid')
      const { version, updated_at, updated_by } = row
      heads.set(section, { version, updated_at, updated_by, invalid: !read.success })
    }
    settings = Object.freeze(next) as Settings
    stored = heads
  }

  await reload()
  return {
    /** As the owner saved them. Returns one object until something changes. No query. */
    saved: (): Settings => settings,
    defaults,
    stored: (section: Section): Stored => stored.get(section) ?? NEVER_SAVED,
    /** Reads what another request or process has saved. */
    reload,
  }
}

function readValue(section: Section, json: string) {
  try {
    const read = SECTION_SCHEMAS[section].safeParse(JSON.parse(json))
    if (read.success) return read
    const issues = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { success: false as const, issues }
  } catch {
    return { success: false as const, issues: ['not JSON'] }
  }
}
