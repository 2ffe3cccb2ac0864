import './texts.css'
import { useMemo, useState } from 'react'
import type { Texts } from '#contract/settings/texts.schema.ts'
import { ListTools } from '#web/admin/kit/lists/list-tools.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, SettingsScreen, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useNavigate, usePathname, useSearchParams } from '#web/kit/router/index.ts'
import { InPage, type PreviewPage, pageOf } from './in-page.tsx'
import {
  countOutdated,
  countOwn,
  findEntry,
  TEXT_COUNT,
  TEXT_GROUPS,
  type TextFilter,
  type TextGroup,
  withoutText,
  withSeen,
  withText,
} from './own-texts.ts'
import type { TextActions } from './sentence-fields.tsx'
import { TextList } from './text-list.tsx'

export default function TextsPage() {
  const { t, number } = useAdminText()
  return (
    <SettingsScreen
      text={<span className="max-lg:hidden">{t('adminTexts.text', { count: number(TEXT_COUNT) })}</span>}
    >
      <TextsForm />
    </SettingsScreen>
  )
}

const VIEWS = ['page', 'all', 'own', 'outdated'] as const
type Address = { view: (typeof VIEWS)[number]; search: string; group: TextGroup | 'all' }

function TextsForm() {
  const texts = useSection('texts')
  const actions = useTextActions(texts.store)
  const { address, addressOf, show } = useAddress()
  const [page, setPage] = useState<PreviewPage>('home')
  const [selected, setSelected] = useState<string | null>(null)
  const { view, search, group } = address
  const filter = useMemo<TextFilter>(
    () => ({ search, group, show: view === 'page' ? 'all' : view }),
    [search, group, view],
  )

  function see(key: string): void {
    setPage(pageOf(findEntry(texts.value, key)?.group ?? null))
    setSelected(key)
    show({ view: 'page', search: '', group: 'all' })
  }

  function showProblem(keys: readonly string[]): void {
    const key = keys.map((one) => /^texts:(?:en|id)\.(.+)$/.exec(one)?.[1]).find(Boolean)
    if (!key || key === selected) return
    setSelected(key)
    show({ view: 'all', search: key, group: 'all' })
  }

  return (
    <>
      <TextTools texts={texts} address={address} addressOf={addressOf} onShow={show} />
      <SettingsForm forms={[texts]} onProblems={showProblem}>
        {() =>
          view === 'page' ? (
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
              onShowAll={() => show({ view: 'all', search: '', group: 'all' })}
            />
          )
        }
      </SettingsForm>
    </>
  )
}

type ToolsProps = {
  texts: SectionForm<'texts'>
  address: Address
  addressOf: (address: Address) => string
  onShow: (address: Address) => void
}

function TextTools({ texts, address, addressOf, onShow }: ToolsProps) {
  const { t } = useAdminText()
  const value = texts.state.opened ? texts.value : null
  const counts = { own: value ? countOwn(value) : 0, outdated: value ? countOutdated(value) : 0 }
  const list: Address = { ...address, view: address.view === 'page' ? 'all' : address.view }
  return (
    <ListTools
      views={VIEWS.filter((view) => view !== 'outdated' || counts.outdated > 0).map((view) => ({
        label: t(`adminTexts.view_${view}`),
        to: addressOf({ view, search: '', group: 'all' }),
        isCurrent: view === address.view,
        count: view === 'outdated' ? counts.outdated : 0,
        total: view === 'all' ? TEXT_COUNT : view === 'own' ? counts.own : 0,
      }))}
      searchLabel={t('adminTexts.search')}
      search={address.search}
      onSearch={(search) => onShow({ ...list, search })}
      filters={[
        {
          name: 'group',
          icon: 'file-text',
          label: t('adminTexts.group'),
          usual: t('adminTexts.allPages'),
          value: address.group === 'all' ? null : address.group,
          options: TEXT_GROUPS.map((value) => ({ value, label: t(`adminTexts.group_${value}`) })),
          onChoose: (chosen) =>
            onShow({ ...list, group: TEXT_GROUPS.find((group) => group === chosen) ?? 'all' }),
        },
      ]}
      onClear={() => onShow({ ...address, group: 'all' })}
    />
  )
}

function useAddress() {
  const [query] = useSearchParams()
  const path = usePathname()
  const navigate = useNavigate()
  const address: Address = {
    view: VIEWS.find((view) => view === query.get('view')) ?? 'page',
    search: query.get('q') ?? '',
    group: TEXT_GROUPS.find((group) => group === query.get('group')) ?? 'all',
  }
  function addressOf({ view, search, group }: Address): string {
    const next = new URLSearchParams()
    if (view !== 'page') next.set('view', view)
    if (search !== '') next.set('q', search)
    if (group !== 'all') next.set('group', group)
    return next.size > 0 ? `${path}?${next}` : path
  }
  return {
    address,
    addressOf,
    show: (next: Address) => navigate(addressOf(next), { replace: true, preventScrollReset: true }),
  }
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
