import { memo, useId } from 'react'
import { checkTexts } from '#content/locales/check-override.ts'
import { describeProblems } from '#content/settings/describe-problems.ts'
import type { Language } from '#contract/language.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { TextEntry } from './own-texts.ts'

export type RowActions = {
  edit(entry: TextEntry, language: Language, text: string): void
  reset(entry: TextEntry): void
  keep(entry: TextEntry): void
}

type Props = {
  entry: TextEntry
  /** Own sentences; undefined shows the one of the site. */
  ownEn: string | undefined
  ownId: string | undefined
  isUnsaved: boolean
  isOutdated: boolean
  actions: RowActions
}

/** Renders again only when its own text changes: there are hundreds of rows. */
export const TextRow = memo(function TextRow(props: Props) {
  const { entry, ownEn, ownId, isUnsaved, isOutdated, actions } = props
  const { t } = useAdminText()
  const { key, group, placeholders } = entry
  const isOwn = ownEn !== undefined || ownId !== undefined
  return (
    <li className="panel text-row">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <span className="wrap-anywhere mr-auto text-faint text-sm" translate="no">
          {key}
        </span>
        {isOutdated && <Badge tone="note">{t('adminTexts.outdatedBadge')}</Badge>}
        {isUnsaved ? (
          <Badge tone="wait">{t('adminTexts.unsavedBadge')}</Badge>
        ) : (
          isOwn && <Badge tone="plain">{t('adminTexts.ownBadge')}</Badge>
        )}
        {isOutdated && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => actions.keep(entry)}>
            {t('adminTexts.keep')}
          </button>
        )}
        {isOwn && (
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={t('adminTexts.resetOf', { key })}
            onClick={() => actions.reset(entry)}
          >
            <Icon name="undo-2" />
            {t('adminTexts.reset')}
          </button>
        )}
      </div>
      {group === null && <p className="error mb-2">{t('adminTexts.gone')}</p>}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Sentence entry={entry} actions={actions} language="en" own={ownEn} />
        <Sentence entry={entry} actions={actions} language="id" own={ownId} />
      </div>
      {placeholders.length > 0 && (
        <p className="help">{t('adminTexts.mustStay', { words: placeholders.join(', ') })}</p>
      )}
    </li>
  )
})

type SentenceProps = { entry: TextEntry; language: Language; own: string | undefined; actions: RowActions }

function Sentence({ entry, language, own, actions }: SentenceProps) {
  const { t, language: shown } = useAdminText()
  const id = useId()
  const builtIn = entry.builtIn[language]
  const problem = own === undefined ? null : problemOf(entry.key, language, own, shown)
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t(language === 'en' ? 'adminTexts.english' : 'adminTexts.indonesian')}
      </label>
      <textarea
        id={id}
        className="input"
        lang={language}
        rows={1}
        data-path={`texts:${language}.${entry.key}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        value={own ?? builtIn}
        onChange={({ target }) => actions.edit(entry, language, target.value)}
      />
      <div id={`${id}-note`}>
        {problem && (
          <p className="error">
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
        {own !== undefined && builtIn !== '' && (
          <p className="help" lang={language}>
            {t('adminTexts.builtIn', { text: builtIn })}
          </p>
        )}
      </div>
    </div>
  )
}

/** Applies the rules of the server. */
function problemOf(key: string, language: Language, own: string, shown: Language): string | null {
  const issues =
    own.trim() === ''
      ? [{ path: [], message: 'required' }]
      : checkTexts({ en: {}, id: {}, [language]: { [key]: own } })
  return describeProblems(issues, shown)[0]?.text ?? null
}
