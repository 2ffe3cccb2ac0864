import { useDeferredValue, useMemo, useState } from 'react'
import type { Texts } from '#contract/settings/texts.schema.ts'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { SettingsScreen } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import {
  countOwn,
  findEntries,
  isOutdated,
  TEXT_COUNT,
  type TextEntry,
  type TextFilter,
  withoutText,
  withSeen,
  withText,
} from './own-texts.ts'
import { TextFilters } from './text-filters.tsx'
import { type RowActions, TextRow } from './text-row.tsx'

const FIRST_ROWS = 30
const EVERYTHING: TextFilter = { search: '', group: 'all', show: 'all' }

export default function TextsPage() {
  const { t, number } = useAdminText()
  return (
    <SettingsScreen text={t('adminTexts.text', { count: number(TEXT_COUNT) })}>
      <TextsForm />
    </SettingsScreen>
  )
}

function TextsForm() {
  const texts = useSection('texts')
  const [filter, setFilter] = useState(EVERYTHING)

  /** Shows the text that has the problem. */
  function showProblem(keys: readonly string[]): void {
    const key = keys.map((one) => /^texts:(?:en|id)\.(.+)$/.exec(one)?.[1]).find(Boolean)
    if (key) setFilter({ ...EVERYTHING, search: key })
  }

  return (
    <SettingsForm forms={[texts]} onProblems={showProblem}>
      {() => <TextList texts={texts} filter={filter} onFilter={setFilter} />}
    </SettingsForm>
  )
}

type ListProps = { texts: SectionForm<'texts'>; filter: TextFilter; onFilter: (filter: TextFilter) => void }

function TextList({ texts, filter, onFilter }: ListProps) {
  const { t, number } = useAdminText()
  const [rows, setRows] = useState(FIRST_ROWS)
  const shown = useDeferredValue(filter)
  const actions = useRowActions(texts.store)
  const { value } = texts
  const base = texts.base
  const found = useFound(value, shown)
  const visible = found.slice(0, rows)

  function change(next: TextFilter): void {
    setRows(FIRST_ROWS)
    onFilter(next)
  }

  return (
    <div>
      <TextFilters filter={filter} onChange={change} />
      <p className="num my-3 text-faint text-sm" aria-live="polite">
        {t('adminTexts.found', { found: number(found.length), own: number(countOwn(value)) })}
      </p>
      {found.length === 0 && <NothingFound onShowAll={() => change(EVERYTHING)} />}
      {inGroups(visible).map(({ group, entries }) => (
        <section key={group} className="mb-6">
          {group !== null && <h2 className="mb-2 text-lg">{t(`adminTexts.group_${group}`)}</h2>}
          <ul className="grid grid-cols-1 gap-3">
            {entries.map((entry) => (
              <TextRow
                key={entry.key}
                entry={entry}
                ownEn={value.en[entry.key]}
                ownId={value.id[entry.key]}
                isUnsaved={
                  value.en[entry.key] !== base.en[entry.key] || value.id[entry.key] !== base.id[entry.key]
                }
                isOutdated={isOutdated(value, entry)}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.length > rows && (
        <button
          type="button"
          className="btn btn-outline w-full"
          onClick={() => setRows(rows + 2 * FIRST_ROWS)}
        >
          {t('adminTexts.more', { count: number(Math.min(2 * FIRST_ROWS, found.length - rows)) })}
        </button>
      )}
    </div>
  )
}

/** Entries come in the order of their groups. */
function inGroups(entries: readonly TextEntry[]) {
  const groups: { group: TextEntry['group']; entries: TextEntry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useAdminText()
  return (
    <div className="grid justify-items-center gap-2 py-10 text-center">
      <Icon name="telescope" className="text-3xl text-faint" />
      <p className="font-semibold">{t('adminTexts.nothing')}</p>
      <p className="text-faint text-sm">{t('adminTexts.nothingText')}</p>
      <button type="button" className="btn btn-outline btn-sm mt-2" onClick={onShowAll}>
        {t('adminTexts.showAll')}
      </button>
    </div>
  )
}

/** Found again only when the filter changes, so that a row stays in view while it is edited or reset. */
function useFound(texts: Texts, filter: TextFilter) {
  const [first, setFirst] = useState({ texts, filter })
  if (first.filter !== filter) setFirst({ texts, filter })
  return useMemo(() => findEntries(first.texts, first.filter), [first])
}

/** Stable, so that rows do not render again. */
function useRowActions(store: SectionForm<'texts'>['store']): RowActions {
  return useMemo(() => {
    const change = (next: (texts: Texts) => Texts) => {
      const { opened } = store.get()
      if (opened) store.edit([], next(opened.draft as Texts))
    }
    return {
      edit: (entry, language, text) => change((texts) => withText(texts, entry, language, text)),
      reset: (entry) => change((texts) => withoutText(texts, entry)),
      keep: (entry) => change((texts) => withSeen(texts, entry)),
    }
  }, [store])
}
