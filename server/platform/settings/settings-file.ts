// The sections of the settings in the file of the site. A section that the file does not have stays as it is.
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { differencesOf } from '#server/platform/kernel/differences.ts'
import { parseStrictly } from '#server/platform/site-file/parse-strictly.ts'
import type {
  Incoming,
  PictureUse,
  SiteFileChange,
  SiteFileKind,
} from '#server/platform/site-file/site-file-kind.ts'
import { checkReferences, type SettingsCheck } from './references.ts'
import { type FollowSave, saveSection } from './save-section.ts'
import type { SettingsReader } from './settings.service.ts'

type Deps = {
  settings: SettingsReader
  audit: Audit
  pictures: PictureUse
  follow: FollowSave
  /** Besides the rules between sections. */
  checksFor(incoming: Incoming): readonly SettingsCheck[]
}

export type FileSettings = Partial<Settings>

const FileSettings = z.object(
  Object.fromEntries(SECTIONS.map((section) => [section, SECTION_SCHEMAS[section].optional()])),
) as unknown as z.ZodType<FileSettings>

export function settingsAfter(current: Settings, incoming: Incoming): Settings {
  return { ...current, ...(incoming.get('settings') as FileSettings | undefined) }
}

export function createSettingsFile({
  settings,
  audit,
  pictures,
  follow,
  checksFor,
}: Deps): SiteFileKind<FileSettings> {
  /** A stored value that is not valid is replaced also by one that equals the defaults. */
  const isChanged = (section: Section, value: unknown) =>
    settings.stored(section).invalid || differencesOf(settings.saved()[section], value).length > 0

  const changedSections = (value: FileSettings) =>
    SECTIONS.filter((section) => Object.hasOwn(value, section) && isChanged(section, value[section]))

  return {
    name: 'settings',
    pictures,

    async read() {
      await settings.reload()
      const current = settings.saved()
      const ordered: [Section, unknown][] = []
      for (const section of SECTIONS) {
        await nextTurn()
        ordered.push([section, inOrder(section, current)])
      }
      return Object.fromEntries(ordered)
    },

    parse: (json) => parseStrictly(FileSettings, json),

    async check(value, incoming) {
      await settings.reload()
      const whole = settingsAfter(settings.saved(), incoming)
      const checks = [checkReferences, ...checksFor(incoming)]
      const issues = changedSections(value).flatMap((section) =>
        checks.map(
          async (check): Promise<SettingsIssue[]> =>
            (await check(whole, section)).map((issue) => ({ ...issue, path: [section, ...issue.path] })),
        ),
      )
      return (await Promise.all(issues)).flat()
    },

    async compare(value) {
      await settings.reload()
      return changedSections(value).map((section): SiteFileChange => {
        const { version } = settings.stored(section)
        const [before, after] = [settings.saved()[section], value[section]]
        return {
          action: 'change',
          name: section,
          before,
          after,
          apply: (trx, { admin, at }) =>
            saveSection(trx, { section, version, before, after }, { admin, now: at, audit, follow }),
        }
      })
    },
  }
}

/** Keys in the order of the schema, and keys of texts by name, whatever order they were saved in. */
function inOrder(section: Section, settings: Settings): unknown {
  const value = SECTION_SCHEMAS[section].parse(settings[section])
  return section === 'texts' ? sortRecords(value as Settings['texts']) : value
}

function sortRecords({ en, id, built_in }: Settings['texts']): Settings['texts'] {
  const sorted = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const own = { en: sorted(en), id: sorted(id) }
  return built_in ? { ...own, built_in: { en: sorted(built_in.en), id: sorted(built_in.id) } } : own
}
