import { useId } from 'react'
import { checkTexts } from '#content/locales/check-override.ts'
import { describeProblem } from '#content/settings/describe-problems.ts'
import type { Language } from '#contract/language.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { FieldError } from '#web/admin/kit/parts/field.tsx'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { TextEntry } from './own-texts.ts'
import { partName, splitParts, toEdited, toStored } from './parts.ts'

export type TextActions = {
  edit(entry: TextEntry, language: Language, text: string): void
  reset(entry: TextEntry): void
  keep(entry: TextEntry): void
}

export type EditedText = {
  entry: TextEntry
  /** Own sentences; undefined shows the one of the site. */
  ownEn: string | undefined
  ownId: string | undefined
  isOutdated: boolean
  actions: TextActions
}

export function SentenceFields({ entry, ownEn, ownId, isOutdated, actions }: EditedText) {
  const { t, language } = useAdminText()
  const { key, group } = entry
  return (
    <>
      {group === null && <p className="error mb-2">{t('adminTexts.gone')}</p>}
      <Sentence entry={entry} actions={actions} language="en" own={ownEn} />
      <Sentence entry={entry} actions={actions} language="id" own={ownId} />
      {entry.parts.length > 0 && (
        <p className="help col-span-full">
          {t('adminTexts.filledIn', { parts: namesOf(entry, language) })}
          {/\[[^\]]*\|/.test(entry.builtIn.en + entry.builtIn.id) && ` ${t('adminTexts.oneOrMore')}`}
        </p>
      )}
      <div className="col-span-full flex flex-wrap items-center gap-2 lg:min-h-9">
        <span className="wrap-anywhere mr-auto text-faint text-xs max-lg:hidden" translate="no">
          {key}
        </span>
        {isOutdated && (
          <>
            <Badge tone="note">{t('adminTexts.view_outdated')}</Badge>
            <Button variant="ghost" label={t('adminTexts.keep')} onClick={() => actions.keep(entry)} />
          </>
        )}
        {(ownEn !== undefined || ownId !== undefined) && (
          <Button
            variant="ghost"
            icon="rotate-ccw"
            aria-label={t('adminTexts.resetOf', { key })}
            onClick={() => actions.reset(entry)}
            label={t('adminTexts.reset')}
          />
        )}
      </div>
    </>
  )
}

type SentenceProps = Pick<EditedText, 'entry' | 'actions'> & { language: Language; own: string | undefined }

function Sentence({ entry, language, own, actions }: SentenceProps) {
  const words = useAdminText()
  const { t, language: shown } = words
  const id = useId()
  const { builtIn, key, parts } = entry
  const problem = own === undefined ? null : problemOf(entry, language, own, words)
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t(language === 'en' ? 'adminTexts.english' : 'adminTexts.indonesian')}
      </label>
      <textarea
        id={id}
        className="input field-sizing-content min-h-11"
        lang={language}
        rows={1}
        data-path={`texts:${language}.${key}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        value={toEdited(own ?? builtIn[language], shown)}
        onChange={({ target }) => actions.edit(entry, language, toStored(target.value, parts, shown))}
      />
      <div id={`${id}-note`}>
        <FieldError text={problem} />
        {own !== undefined && builtIn[language] !== '' && (
          <p className="help" lang={language}>
            {t('adminTexts.builtIn', { text: toEdited(builtIn[language], shown) })}
          </p>
        )}
      </div>
    </div>
  )
}

const namesOf = ({ parts }: TextEntry, language: Language) =>
  parts.map((part) => `{${partName(part, language)}}`).join(', ')

/** Applies the rules of the server. */
function problemOf(entry: TextEntry, language: Language, own: string, { t, language: shown }: AdminText) {
  const [issue] =
    own.trim() === ''
      ? [{ path: [], message: 'required' }]
      : checkTexts({ en: {}, id: {}, [language]: { [entry.key]: own } })
  if (issue?.message === 'placeholders_differ' && entry.parts.length > 0)
    return t('adminTexts.keepParts', { parts: namesOf(entry, shown) })
  return issue ? describeProblem(issue, shown) : null
}

export function SentenceText({ text, lang }: { text: string; lang: Language }) {
  const { language } = useAdminText()
  return (
    <span lang={lang}>
      {splitParts(text).map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span
            key={index}
            className="mx-0.5 inline-flex items-center gap-1 bg-note-bg px-1.5 font-semibold text-note text-xs"
            lang={language}
          >
            <Icon name="lock-keyhole" className="size-3" />
            {partName(piece, language)}
          </span>
        ),
      )}
    </span>
  )
}
