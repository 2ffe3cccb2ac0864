import { useState } from 'react'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { LEGAL_MAX_LENGTH, LEGAL_PAGES, type LegalPageName } from '#contract/settings/legal.schema.ts'
import { Button, LinkButton } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { SettingsScreen, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { notFound } from '#web/kit/router/index.ts'
import { LazyPreview, MarkdownField } from './markdown-field.tsx'
import { PublishedBadge } from './published-badge.tsx'

export default function LegalEditorPage({ params }: { params: { page: string } }) {
  const { t } = useAdminText()
  const page = LEGAL_PAGES.find((known) => known === params.page)
  if (!page) throw notFound()
  return (
    <SettingsScreen
      title={t(`settingsLabels.legal.${page}`)}
      action={<LinkButton to="/admin/site/pages" icon="arrow-left" label={t('adminNavigation.pages')} />}
    >
      <LegalForm key={page} page={page} />
    </SettingsScreen>
  )
}

function LegalForm({ page }: { page: LegalPageName }) {
  const { t, language: own } = useAdminText()
  const legal = useSection('legal')
  const [language, setLanguage] = useState<Language>(own)

  function showProblem(keys: readonly string[]): void {
    const found = LANGUAGES.find((one) => keys.includes(`legal:${page}.${one}`))
    if (found) setLanguage(found)
  }

  const preview = () => <LazyPreview markdown={legal.value[page][language]} language={language} />
  return (
    <SettingsForm forms={[legal]} preview={preview} onProblems={showProblem}>
      {() => {
        const text = legal.at(page).at(language)
        const template = legal.defaults[page][language]
        const isTemplate = text.value.trim() === template
        return (
          <Panel
            title={t(`settingsLabels.legal.${page}`)}
            action={<PublishedBadge published={legal.value[page].published} />}
            stack
          >
            <SwitchField
              at={legal.at(page).at('published')}
              label={t('adminPages.published')}
              help={t('adminPages.legalPublishedHelp')}
            />
            <MarkdownField
              at={text}
              max={LEGAL_MAX_LENGTH}
              language={language}
              onLanguage={setLanguage}
              format={t('adminPages.titleFormat')}
            >
              <Button
                variant="ghost"
                icon="rotate-ccw"
                disabled={isTemplate}
                onClick={() => text.set(template)}
                label={t('adminPages.restoreTemplate')}
              />
            </MarkdownField>
            {isTemplate && <p className="text-faint text-sm">{t('adminPages.template')}</p>}
          </Panel>
        )
      }}
    </SettingsForm>
  )
}
