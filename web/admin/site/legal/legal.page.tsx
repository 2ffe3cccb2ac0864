import './legal.css'
import { lazy, Suspense, useState } from 'react'
import { LEGAL_PLACEHOLDERS } from '#content/markdown/fill-placeholders.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { LEGAL_MAX_LENGTH, LEGAL_PAGES, type LegalPageName } from '#contract/settings/legal.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { SettingsScreen } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { notFound } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PublishedBadge } from './published-badge.tsx'

/** With the Markdown parser, which no other screen loads. */
const LegalPreview = lazy(() => import('./legal-preview.tsx'))

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', id: 'Indonesia' }

export default function LegalEditorPage({ params }: { params: { page: string } }) {
  const { t } = useAdminText()
  const page = LEGAL_PAGES.find((known) => known === params.page)
  if (!page) throw notFound()
  return (
    <SettingsScreen
      title={t(`adminPages.legal_${page}`)}
      text={t('adminPages.legalScreenText', { page })}
      action={
        <SiteLink to="/admin/site/pages" className="btn btn-outline btn-sm">
          <Icon name="arrow-left" />
          {t('adminPages.otherPages')}
        </SiteLink>
      }
    >
      <LegalForm key={page} page={page} />
    </SettingsScreen>
  )
}

function LegalForm({ page }: { page: LegalPageName }) {
  const { language: own } = useAdminText()
  const legal = useSection('legal')
  const [language, setLanguage] = useState<Language>(own)

  function showProblem(keys: readonly string[]): void {
    const found = LANGUAGES.find((one) => keys.includes(`legal:${page}.${one}`))
    if (found) setLanguage(found)
  }

  const preview = () => (
    <Suspense fallback={<div className="skeleton h-60" />}>
      <LegalPreview
        markdown={legal.value[page][language]}
        language={language}
        name={LANGUAGE_NAMES[language]}
      />
    </Suspense>
  )
  return (
    <SettingsForm forms={[legal]} preview={preview} onProblems={showProblem}>
      {() => <LegalFields legal={legal} page={page} language={language} onLanguage={setLanguage} />}
    </SettingsForm>
  )
}

type FieldsProps = {
  legal: SectionForm<'legal'>
  page: LegalPageName
  language: Language
  onLanguage: (language: Language) => void
}

function LegalFields({ legal, page, language, onLanguage }: FieldsProps) {
  const { t } = useAdminText()
  const text = legal.at(page).at(language)
  const template = legal.defaults[page][language]
  const isTemplate = text.value.trim() === template
  const words = LEGAL_PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')
  return (
    <Panel
      title={t(`adminPages.legal_${page}`)}
      action={<PublishedBadge published={legal.value[page].published} />}
    >
      <div className="grid grid-cols-1 gap-4">
        <SwitchField
          at={legal.at(page).at('published')}
          label={t('adminPages.published')}
          help={t('adminPages.legalPublishedHelp')}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label={t('adminPages.legalLanguage')}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChange={onLanguage}
          />
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            disabled={isTemplate}
            onClick={() => text.set(template)}
          >
            <Icon name="rotate-ccw" />
            {t('adminPages.restoreTemplate')}
          </button>
        </div>
        <TextField
          key={language}
          at={text}
          label={t('adminPages.textIn', { language: LANGUAGE_NAMES[language] })}
          help={t('adminPages.format', { words })}
          max={LEGAL_MAX_LENGTH}
          lang={language}
          multiline
        />
        {isTemplate && <p className="text-faint text-sm">{t('adminPages.template')}</p>}
      </div>
    </Panel>
  )
}
