// The whole site as one file: exported for another machine, imported all or nothing. Each step of a large file is a turn of
// the event loop of its own.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describeProblems, type SettingsIssue } from '#content/settings/describe-problems.ts'
import { startingPoints } from '#content/starting-points/index.ts'
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import type { SettingsProblem } from '#contract/settings/settings.schema.ts'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { SITE_FILE_ACTIONS, type SiteFileKindName, type StartingPointName } from '#contract/site/site-file.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { differencesOf } from '#server/platform/kernel/differences.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import { createArchivePictures, type PlannedPictures } from './archive-pictures.ts'
import { PICTURE_FOLDER, readSiteArchive, sha256, writeSiteArchive } from './site-archive.ts'
import { mapPictureFields, type SiteFileChange, type SiteFileKind } from './site-file-kind.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  kinds: readonly SiteFileKind[]
  pictures: Pictures
  audit: Audit
  version: string
  /** Public data has changed. */
  onChange(): Promise<void>
}

type PlannedChange = SiteFileChange & { kind: SiteFileKindName }
type Plan = { changes: PlannedChange[]; pictures: PlannedPictures; problems: SettingsProblem[] }
type ImportOptions = {
  admin: string
  language?: Language
  /** The fingerprint of the preview that was confirmed; without it the import does what the file says now. */
  fingerprint?: string
}

const SHOWN_CHARACTERS = 70

export type SiteFile = ReturnType<typeof createSiteFile>

export function createSiteFile({ db, clock, kinds, pictures, audit, version, onChange }: Deps) {
  /** A picture that is gone is named in the file, and listed. */
  async function exportSite(admin: string): Promise<{ bytes: Uint8Array; missing: string[] }> {
    const { values, named } = await readValues(kinds, pictures.stemOf)
    const stored = new Map<string, Uint8Array>()
    const missing: string[] = []
    for (const address of named) {
      const found = await pictures.readWidest(address)
      if (found?.bytes) stored.set(`${found.stem}.webp`, found.bytes)
      else missing.push(address)
    }
    await audit.write(db, { admin, action: 'site_exported' })
    await nextTurn()
    return { bytes: writeSiteArchive({ version, values, pictures: stored }), missing }
  }

  async function plan(bytes: Uint8Array, language: Language): Promise<Plan> {
    const { archive, issues } = await readSiteArchive(bytes)
    const archivePictures = createArchivePictures(pictures, archive)
    const problems = describeIssues(issues, language)
    const incoming = new Map<SiteFileKindName, unknown>()
    const refuse = ({ name }: SiteFileKind, found: readonly SettingsIssue[]) => {
      const named = found.map((issue) => ({ ...issue, path: [name, ...issue.path] }))
      problems.push(...describeIssues(named, language))
    }
    for (const kind of kinds) {
      const given = archive.values.get(kind.name)
      if (given === undefined) continue
      await nextTurn()
      const resolved = await archivePictures.resolve(kind, given)
      await nextTurn()
      const read = await kind.parse(resolved)
      if ('issues' in read) refuse(kind, read.issues)
      else incoming.set(kind.name, read.value)
    }
    const changes: PlannedChange[] = []
    for (const kind of kinds) {
      if (!incoming.has(kind.name)) continue
      const value = incoming.get(kind.name)
      await nextTurn()
      refuse(kind, await kind.check(value, incoming))
      await nextTurn()
      changes.push(...(await kind.compare(value)).map((change) => ({ ...change, kind: kind.name })))
    }
    await nextTurn()
    return { changes, pictures: archivePictures.planned, problems }
  }

  async function apply({ changes, pictures: planned }: Plan, admin: string): Promise<void> {
    const at = clock.now()
    for (const { kind, ...use } of planned.uses)
      await kind.pictures.track(db, { ...use, at: at.toISOString() })
    for (const picture of planned.add) await pictures.restore(picture)
    await db.transaction().execute(async (trx) => {
      for (const change of changes) {
        if (!(await change.apply(trx, { admin, at }))) throw new AppError('changed_meanwhile')
      }
      const after = countActions(changes, planned.add.length)
      await audit.write(trx, { admin, action: 'site_imported', after })
    })
    await onChange()
  }

  return {
    export: exportSite,

    /** As a site with nothing else would export it. */
    startingPoint(name: StartingPointName): Uint8Array {
      const { settings, products } = startingPoints[name]
      const values = [['settings', settings] as const, ['products', products] as const]
      return writeSiteArchive({ version, values, pictures: new Map() })
    },

    preview: async (bytes: Uint8Array, language: Language = FALLBACK_LANGUAGE): Promise<SiteFilePreview> =>
      toPreview(await plan(bytes, language)),

    /** Nothing is written when nothing differs. */
    async import(bytes: Uint8Array, options: ImportOptions): Promise<SiteFilePreview> {
      const { admin, language = FALLBACK_LANGUAGE, fingerprint } = options
      const planned = await plan(bytes, language)
      const preview = toPreview(planned)
      const { problems } = preview
      if (problems.length > 0) throw new AppError('site_file_refused', { problems })
      if (fingerprint !== undefined && fingerprint !== preview.fingerprint) {
        throw new AppError('changed_meanwhile')
      }
      if (planned.changes.length + planned.pictures.add.length > 0) await apply(planned, admin)
      return preview
    },
  }
}

/** What a site has, with the pictures that it names by their names in the file. */
async function readValues(kinds: readonly SiteFileKind[], stemOf: Pictures['stemOf']) {
  const values: [SiteFileKindName, unknown][] = []
  const named = new Set<string>()
  for (const kind of kinds) {
    const stored = await kind.read()
    await nextTurn()
    const value = mapPictureFields(stored, (address) => {
      const stem = stemOf(address)
      if (stem === null) return address
      named.add(address)
      return `${PICTURE_FOLDER}${stem}.webp`
    })
    values.push([kind.name, value])
  }
  return { values, named }
}

function toPreview({ changes, pictures, problems }: Plan): SiteFilePreview {
  return {
    fingerprint: fingerprintOf(changes, pictures),
    changes: changes.map(describeChange),
    pictures: { add: pictures.add.map(({ name }) => name), left_out: pictures.leftOut },
    problems,
  }
}

function describeChange({ kind, action, name, before, after }: PlannedChange) {
  const differences = action === 'change' ? differencesOf(before, after) : []
  const details = differences.map((one) => ({ ...one, before: show(one.before), after: show(one.after) }))
  return { kind, action, name, details }
}

function show(value: unknown): string | null {
  if (value === undefined) return null
  const characters = Array.from(JSON.stringify(value))
  if (characters.length <= SHOWN_CHARACTERS) return characters.join('')
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`
}

/** Hashes the whole values, which the list shortens. */
function fingerprintOf(changes: readonly PlannedChange[], { add, leftOut }: PlannedPictures): string {
  const whole = changes.map(({ apply: _, ...change }) => change)
  return sha256(JSON.stringify([whole, add.map(({ name, stem }) => [name, stem]), leftOut]))
}

/** For the audit log, such as `{add: 3, remove: 1, pictures: 2}`. */
function countActions(changes: readonly PlannedChange[], pictures: number): Record<string, number> {
  const counts = SITE_FILE_ACTIONS.map((action): [string, number] => [
    action,
    changes.filter((change) => change.action === action).length,
  ])
  return Object.fromEntries([...counts, ['pictures', pictures] as const].filter(([, count]) => count > 0))
}

/** A sentence of a schema that is no code is shown as it is, in English. */
function describeIssues(issues: readonly SettingsIssue[], language: Language): SettingsProblem[] {
  const [general] = describeProblems([{ path: [], message: 'invalid' }], language)
  return describeProblems(issues, language).map(({ path, text }, index) => {
    const { code, message = '' } = issues[index] ?? {}
    const isOwnSentence = code === 'custom' && text === general?.text && message !== 'invalid'
    return { path, text: isOwnSentence ? `${text} (${message})` : text }
  })
}
