import { useMemo, useState } from 'react'
import { FIRST_PAGE } from '#contract/platform/pagination.ts'
import type { Texts } from '#contract/settings/texts.schema.ts'
import { ListTools } from '#web/admin/kit/lists/list-tools.tsx'
import { oneOf, readText } from '#web/admin/kit/lists/list-view.ts'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, SettingsScreen, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { InPage, type PreviewPage, pageOf } from './in-page.tsx'
import {
  countOutdated,
  countOwn,
  findEntry,
  TEXT_COUNT,
  TEXT_GROUPS,
  type TextFilter,
  withoutText,
  withSeen,
  withText,
} from './own-texts.ts'
import type { TextActions } from './sentence-fields.tsx'
import { TextList } from './text-list.tsx'

export default function TextsPage() {
  const { t } = useAdminText()
  return (
    <SettingsScreen text={<span className="max-lg:hidden">{t('adminTexts.text')}</span>}>
      <TextsForm />
    </SettingsScreen>
  )
}

const VIEWS = ['page', 'all', 'own', 'outdated'] as const
const [, ...LISTS] = VIEWS
const TEXT_VALUES = { view: oneOf(LISTS), q: readText, group: oneOf(TEXT_GROUPS) }

function TextsForm() {
  const texts = useSection('texts')
  const actions = useTextActions(texts.store)
  const list = useListView('/admin/site/texts', TEXT_VALUES)
  const [page, setPage] = useState<PreviewPage>('home')
  const [selected, setSelected] = useState<string | null>(null)
  const { view, q: search = '', group = 'all' } = list.view
  const filter = useMemo<TextFilter>(() => ({ search, group, show: view ?? 'all' }), [search, group, view])

  function see(key: string): void {
    setPage(pageOf(findEntry(texts.value, key)?.group ?? null))
    setSelected(key)
    list.show({ page: FIRST_PAGE })
  }

  function showProblem(keys: readonly string[]): void {
    const key = keys.map((one) => /^texts:(?:en|id)\.(.+)$/.exec(one)?.[1]).find(Boolean)
    if (!key || key === selected) return
    setSelected(key)
    list.show({ page: FIRST_PAGE, view: 'all', q: key })
  }

  return (
    <>
      <TextTools texts={texts} list={list} />
      <SettingsForm forms={[texts]} onProblems={showProblem}>
        {() =>
          view === undefined ? (
            <InPage
              texts={texts}
              actions={actions}
              page={page}
              selected={selected}
              onPage={setPage}
              onSelect={setSelected}
            />
          ) : (
            <TextList
              texts={texts}
              filter={filter}
              actions={actions}
              opened={selected}
              onOpen={setSelected}
              onSee={see}
              onShowAll={() => list.show({ page: FIRST_PAGE, view: 'all' })}
            />
          )
        }
      </SettingsForm>
    </>
  )
}

type ToolsProps = {
  texts: SectionForm<'texts'>
  list: ReturnType<typeof useListView<typeof TEXT_VALUES>>
}

function TextTools({ texts, list: { view: shown, addressOf, show, filter } }: ToolsProps) {
  const { t } = useAdminText()
  const value = texts.state.opened ? texts.value : null
  const counts = { own: value ? countOwn(value) : 0, outdated: value ? countOutdated(value) : 0 }
  const listed = { ...shown, view: shown.view ?? 'all' } as const
  return (
    <ListTools
      views={VIEWS.filter((view) => view !== 'outdated' || counts.outdated > 0).map((view) => ({
        label: t(`adminTexts.view_${view}`),
        to: addressOf({ page: FIRST_PAGE, view: view === 'page' ? undefined : view }),
        isCurrent: view === (shown.view ?? 'page'),
        count: view === 'outdated' ? counts.outdated : 0,
        total: view === 'all' ? TEXT_COUNT : view === 'own' ? counts.own : 0,
      }))}
      searchLabel={t('adminTexts.search')}
      search={shown.q ?? ''}
      onSearch={(q) => show({ ...listed, q })}
      filters={[
        {
          ...filter('group', {
            icon: 'file-text',
            label: t('adminTexts.group'),
            usual: t('adminTexts.allPages'),
            options: TEXT_GROUPS.map((value) => ({ value, label: t(`adminTexts.group_${value}`) })),
          }),
          onChoose: (group) => show({ ...listed, group: TEXT_VALUES.group(group ?? '') }),
        },
      ]}
      onClear={() => show({ ...shown, group: undefined })}
    />
  )
}

/** Stable, so that rows do not render again. */
function useTextActions(store: SectionForm<'texts'>['store']): TextActions {
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
