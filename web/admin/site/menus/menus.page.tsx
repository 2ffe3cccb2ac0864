import { MENU_MAX, type MenuEntry, type Menus } from '#contract/settings/menus.schema.ts'
import { countFitting } from '#contract/settings/menus.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useToken } from '#web/admin/kit/api/token-store.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { titleIn } from '../posts/post-form.ts'
import { EntryFields, type OwnPage } from './entry-fields.tsx'
import { BarPreview, MenuPreview } from './menu-preview.tsx'

const LISTS = ['bar', 'more', 'footer'] as const satisfies (keyof Menus)[]

export default settingsPage(MenusForm, (t) => t('adminMenus.text'))

function MenusForm() {
  const menus = useSection('menus')
  const ownPages = useOwnPages()
  const nameOf = useEntryNames(ownPages)
  return (
    <SettingsForm forms={[menus]} preview={() => <MenuPreview menus={menus.value} nameOf={nameOf} />}>
      {() =>
        LISTS.map((list) => (
          <MenuPanel key={list} list={list} menus={menus} ownPages={ownPages} nameOf={nameOf} />
        ))
      }
    </SettingsForm>
  )
}

type PanelProps = {
  list: (typeof LISTS)[number]
  menus: SectionForm<'menus'>
  ownPages: readonly OwnPage[]
  nameOf: (entry: MenuEntry) => string
}

function MenuPanel({ list, menus, ownPages, nameOf }: PanelProps) {
  const { t } = useAdminText()
  const names = menus.value[list].map(nameOf)
  const moved = list === 'bar' ? names.slice(countFitting(names)) : []
  return (
    <Panel title={t(`settingsLabels.menus.${list}`)} text={t(`adminMenus.${list}Text`)}>
      {list === 'bar' && (
        <div className="mb-3">
          <BarPreview menus={menus.value} nameOf={nameOf} />
        </div>
      )}
      <ListEditor
        at={menus.at(list)}
        max={MENU_MAX}
        add={(): MenuEntry => ({ kind: 'page', page: 'news' })}
        addLabel={t('adminMenus.add')}
        nameOf={nameOf}
        compact
      >
        {(entry) => <EntryFields at={entry} ownPages={ownPages} />}
      </ListEditor>
      {moved.length > 0 && (
        <p className="mt-3 text-sm text-wait" role="status">
          {t('adminMenus.moved', { names: moved.join(', ') })}
        </p>
      )}
    </Panel>
  )
}

/** All of them, also hidden ones: they are left out of the menus until they are shown. */
function useOwnPages(): readonly OwnPage[] {
  const { language } = useAdminText()
  const token = useToken()
  const { data } = useLoaded(token ? 'own pages' : null, async (signal) => {
    const found: OwnPage[] = []
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const reply = await adminCall('GET /api/admin/posts', { query: { kind: 'page', page } }, signal)
      found.push(...reply.posts.map((post) => ({ slug: post.slug, title: titleIn(post, language) })))
      hasMore = reply.pagination.hasMore
    }
    return found
  })
  return data ?? []
}

function useEntryNames(ownPages: readonly OwnPage[]) {
  const { t, language } = useAdminText()
  return (entry: MenuEntry): string => {
    if (entry.kind === 'page') return t(`adminMenus.page_${entry.page}`)
    if (entry.kind === 'post') return ownPages.find(({ slug }) => slug === entry.slug)?.title ?? entry.slug
    return entry.label[language] || t('adminMenus.link')
  }
}
