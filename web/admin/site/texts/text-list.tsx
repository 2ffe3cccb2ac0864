import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { Texts } from '#contract/settings/texts.schema.ts'
import { EmptyList } from '#web/admin/kit/lists/list-states.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { findEntries, isOutdated, type TextFilter } from './own-texts.ts'
import { type EditedText, SentenceFields, SentenceText, type TextActions } from './sentence-fields.tsx'

const FIRST_ROWS = 60

type Props = {
  texts: SectionForm<'texts'>
  filter: TextFilter
  actions: TextActions
  opened: string | null
  onOpen: (key: string | null) => void
  onSee: (key: string) => void
  onShowAll: () => void
}

/** Every sentence in both languages side by side; one is edited at a time. */
export function TextList({ texts, filter, actions, opened, onOpen, onSee, onShowAll }: Props) {
  const { t, number } = useAdminText()
  const shown = useDeferredValue(filter)
  const { value } = texts
  const found = useFound(value, shown)
  const [more, setMore] = useState({ filter: shown, rows: FIRST_ROWS })
  const rows = more.filter === shown ? more.rows : FIRST_ROWS
  const only = found.length === 1 ? found[0]?.key : null

  if (found.length === 0) {
    const showAll = <Button className="mt-2" label={t('adminTexts.showAll')} onClick={onShowAll} />
    const isUntouched = shown.show === 'own' && shown.search === '' && shown.group === 'all'
    return (
      <EmptyList text={t(isUntouched ? 'adminTexts.noneOwn' : 'adminLists.noneFound')} action={showAll} />
    )
  }
  return (
    <div>
      <p className="sr-only" aria-live="polite">
        {t('adminTexts.found', { found: number(found.length) })}
      </p>
      <p className="text-columns text-faint text-xs max-md:hidden" aria-hidden>
        <span>{t('adminTexts.english')}</span>
        <span>{t('adminTexts.indonesian')}</span>
      </p>
      {[...Map.groupBy(found.slice(0, rows), ({ group }) => group)].map(([group, entries]) => (
        <section key={group}>
          {group !== null && (
            <h2 className="mt-4 px-2.5 py-1.5 font-bold text-sm">{t(`adminTexts.group_${group}`)}</h2>
          )}
          <ul>
            {entries.map((entry) => (
              <TextRow
                key={entry.key}
                entry={entry}
                ownEn={value.en[entry.key]}
                ownId={value.id[entry.key]}
                isOutdated={isOutdated(value, entry)}
                actions={actions}
                isOpen={entry.key === opened || entry.key === only}
                onOpen={onOpen}
                onSee={onSee}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.length > rows && (
        <Button
          size="md"
          className="mt-3 w-full"
          onClick={() => setMore({ filter: shown, rows: rows + 2 * FIRST_ROWS })}
          label={t('adminTexts.more', { count: number(Math.min(2 * FIRST_ROWS, found.length - rows)) })}
        />
      )}
    </div>
  )
}

/** Found again only when the filter changes, so that a row stays in view while it is edited or reset. */
function useFound(texts: Texts, filter: TextFilter) {
  const [first, setFirst] = useState({ texts, filter })
  if (first.filter !== filter) setFirst({ texts, filter })
  return useMemo(() => findEntries(first.texts, first.filter), [first])
}

type TextRowProps = EditedText & {
  isOpen: boolean
  onOpen: (key: string | null) => void
  onSee: (key: string) => void
}

/** Renders again only when its own text changes: there are hundreds of rows. */
const TextRow = memo(function TextRow({ isOpen, onOpen, onSee, ...text }: TextRowProps) {
  const { t } = useAdminText()
  const { entry, ownEn, ownId, isOutdated } = text
  const { key, builtIn } = entry
  const isOwn = ownEn !== undefined || ownId !== undefined
  if (isOpen) {
    return (
      <li className="text-row text-columns" data-open>
        <SentenceFields {...text} />
        <div className="col-span-full flex flex-wrap justify-end gap-2">
          {entry.group !== null && (
            <Button variant="ghost" icon="eye" label={t('adminTexts.see')} onClick={() => onSee(key)} />
          )}
          <Button label={t('admin.close')} onClick={() => onOpen(null)} />
        </div>
      </li>
    )
  }
  return (
    <li className="text-row">
      <button
        type="button"
        className="text-columns"
        data-own={isOwn || undefined}
        title={isOutdated ? t('adminTexts.view_outdated') : undefined}
        onClick={() => onOpen(key)}
      >
        <SentenceText text={ownEn ?? builtIn.en} lang="en" />
        <SentenceText text={ownId ?? builtIn.id} lang="id" />
      </button>
    </li>
  )
})
