import type { Language } from '#contract/language.ts'
import { SECTION_PERMISSIONS } from '#contract/permissions.ts'
import type { AuditEntry } from '#contract/platform/audit.schema.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import { useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { Problem } from '#web/admin/kit/parts/action.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { ChangesList } from '#web/admin/kit/settings/changes-list.tsx'
import { entryName } from '#web/admin/kit/settings/describe-change.ts'
import { fetchVersions } from '#web/admin/kit/settings/draft/settings-api.ts'
import { getAt, type Path } from '#web/admin/kit/settings/draft/value-path.ts'
import { labelOf } from '#web/admin/kit/settings/label.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import { screenOf, sectionOf } from './sentence.tsx'
import { changedNames, fieldLabel, shownValues } from './values.ts'

/** One line of the log: an entry, or the saves of one section by one person in a short time. */
export type Line = { newest: AuditEntry; oldest: AuditEntry; count: number }

const FOLD_MS = 10 * 60 * 1_000

/** Entries are newest first; a line stands where its newest entry is. */
export function foldSaves(entries: readonly AuditEntry[]): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    const line = lines.find((one) => continues(one, entry))
    if (line) {
      line.oldest = entry
      line.count += 1
    } else lines.push({ newest: entry, oldest: entry, count: 1 })
  }
  return lines
}

/** A version that somebody else saved in between would be part of the difference. */
function continues({ newest, oldest }: Line, entry: AuditEntry): boolean {
  return (
    entry.action === 'settings_saved' &&
    entry.action === newest.action &&
    entry.admin === newest.admin &&
    entry.subject === newest.subject &&
    Date.parse(newest.at) - Date.parse(entry.at) <= FOLD_MS &&
    oldest.before?.version === entry.after?.version
  )
}

const SHORT = 80

/** Whether an entry has more to show than its sentence. */
export function useHasDifference({ newest, oldest }: Line): boolean {
  const mayRead = useMay()
  const section = sectionOf(newest)
  if (section && newest.action === 'settings_saved') {
    return mayRead(SECTION_PERMISSIONS[section] ?? 'settings') && oldest.before !== null
  }
  return changedNames(newest).length > 0 || (newest.detail?.length ?? 0) > SHORT
}

export function Difference({ line }: { line: Line }) {
  const section = sectionOf(line.newest)
  if (section) return <SettingsDifference section={section} line={line} />
  return <FieldsDifference entry={line.newest} />
}

function FieldsDifference({ entry }: { entry: AuditEntry }) {
  const words = useAdminText()
  const { before, after, detail } = entry
  if (!before || !after || changedNames(entry).length === 0) return <p className="changes">{detail}</p>
  return (
    <ChangesList
      labelOf={([field]) => fieldLabel(String(field), words).replace(/^./, (letter) => letter.toUpperCase())}
      before={shownValues(before, words)}
      after={shownValues(after, words)}
      paths={Object.keys(after).map((field) => [field])}
    />
  )
}

function SettingsDifference({ section, line }: { section: Section; line: Line }) {
  const { t, number, language } = useAdminText()
  const { newest, oldest, count } = line
  const { data, problem, reload } = useLoaded(section, (signal) => fetchVersions(section, signal))
  if (!data && problem === null) return <LoadingRows rows={1} />
  if (!data) return <Problem text={t('admin.failedToLoad')} error={problem} onRetry={reload} />
  const valueAt = (number: unknown) => data.find(({ version }) => version === Number(number))?.value
  const before = valueAt(oldest.before?.version)
  const after = valueAt(newest.after?.version)
  const [from, to] = [oldest, newest].map(({ at }) => jakartaTime(new Date(at), language))
  return (
    <>
      {before === undefined || after === undefined ? (
        <p className="changes">{t('adminAudit.versionsGone')}</p>
      ) : (
        <ChangesList
          labelOf={(path) =>
            [...entryNames(path, [before, after], language), labelOf(t, section, path)].join(', ')
          }
          before={before}
          after={after}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3 text-faint text-sm">
        {count > 1 && t('adminAudit.savesTogether', { count: number(count), from: from ?? '', to: to ?? '' })}
        <LinkButton to={`${screenOf(section).path}/history`} icon="history">
          {t('adminAudit.openHistory')}
        </LinkButton>
      </div>
    </>
  )
}

function entryNames(path: Path, values: readonly unknown[], language: Language): string[] {
  const index = path.findLastIndex((segment) => typeof segment === 'number')
  if (index === -1 || index === path.length - 1) return []
  const names = values.map((value) => entryName(getAt(value, path.slice(0, index + 1)), language))
  return names.flatMap((name) => name || []).slice(0, 1)
}
