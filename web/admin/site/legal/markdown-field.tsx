import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { LEGAL_PLACEHOLDERS } from '#content/markdown/fill-placeholders.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** With the Markdown parser, which no other screen loads. */
const MarkdownPreview = lazy(() => import('./markdown-preview.tsx'))

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', id: 'Indonesia' }

export function LazyPreview(props: Omit<ComponentProps<typeof MarkdownPreview>, 'name'>) {
  return (
    <Suspense fallback={<div className="skeleton h-60" />}>
      <MarkdownPreview {...props} name={LANGUAGE_NAMES[props.language]} />
    </Suspense>
  )
}

type Props = {
  at: FieldAt<string>
  max: number
  language: Language
  onLanguage: (language: Language) => void
  /** Before the sentence about the format. */
  format?: string
  /** Beside the choice of the language, and between it and the text. */
  children?: ReactNode
  title?: ReactNode
}

export function MarkdownField({ at, max, language, onLanguage, format, children, title }: Props) {
  const { t } = useAdminText()
  const words = LEGAL_PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('adminPages.legalLanguage')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={onLanguage}
        />
        {children}
      </div>
      {title}
      <TextField
        key={language}
        at={at}
        label={t('adminPages.textIn', { language: LANGUAGE_NAMES[language] })}
        help={[format, t('adminPages.format', { words })].filter(Boolean).join(' ')}
        max={max}
        lang={language}
        className="[&_textarea]:min-h-72"
        multiline
      />
    </>
  )
}
