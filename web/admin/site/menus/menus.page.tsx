import {
  MENU_LABEL_MAX_LENGTH,
  MENU_MAX,
  type MenuEntry,
  type Menus,
} from '#contract/settings/menus.schema.ts'
import { countFitting, MENU_PAGES } from '#contract/settings/menus.ts'
import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { useToken } from '#web/admin/kit/api/token-store.ts'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { toPlaces } from '#web/kit/layout/menu-links.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { titleIn } from '../posts/post-form.ts'
import { BarPreview, MenuPreview } from './menu-preview.tsx'

const LISTS = ['bar', 'more', 'footer'] as const satisfies (keyof Menus)[]

export default settingsPage(MenusForm)

function MenusForm() {
  const menus = useSection('menus')
  const ownPages = useOwnPages()
  const nameOf = useEntryNames(ownPages)
  const seenOf = useSeenMenus(ownPages)
  return (
    <SettingsForm forms={[menus]} preview={() => <MenuPreview menus={seenOf(menus.value)} nameOf={nameOf} />}>
      {() =>
        LISTS.map((list) => (
          <MenuPanel
            key={list}
            list={list}
            menus={menus}
            seen={seenOf(menus.value)}
            ownPages={ownPages}
            nameOf={nameOf}
          />
        ))
      }
    </SettingsForm>
  )
}

type PanelProps = {
  list: (typeof LISTS)[number]
  menus: SectionForm<'menus'>
  seen: Menus
  ownPages: readonly OwnPage[]
  nameOf: (entry: MenuEntry) => string
}

function MenuPanel({ list, menus, seen, ownPages, nameOf }: PanelProps) {
  const { t } = useAdminText()
  const names = seen[list].map(nameOf)
  const moved = list === 'bar' ? names.slice(countFitting(names)) : []
  return (
    <Panel title={t(`settingsLabels.menus.${list}`)} text={t(`adminMenus.${list}Text`)}>
      {list === 'bar' && (
        <div className="mb-3">
          <BarPreview menus={seen} nameOf={nameOf} />
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

/** Without what visitors cannot open now: pages that are off, links without an address, hidden own pages. */
function useSeenMenus(ownPages: readonly OwnPage[]) {
  const { language } = useAdminText()
  const open = ownPages.filter(({ isOpen }) => isOpen).map(({ slug, title }) => [slug, title] as const)
  const context = { site: useSite(), texts: {}, language, ownPages: new Map(open) }
  const isSeen = (entry: MenuEntry) => toPlaces(entry, context).length > 0
  return ({ bar, more, footer }: Menus): Menus => ({
    bar: bar.filter(isSeen),
    more: more.filter(isSeen),
    footer: footer.filter(isSeen),
  })
}

/** All of them, also hidden ones: they are left out of the menus until they are shown. */
function useOwnPages(): readonly OwnPage[] {
  const { language } = useAdminText()
  const token = useToken()
  const { data } = useLoaded(token ? 'own pages' : null, async (signal) => {
    const found: OwnPage[] = []
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const reply = await adminCall('GET /api/admin/posts', { query: { kind: 'page', page } }, signal)
      const now = new Date().toISOString()
      const toOwn = ({ hidden, published_at, ...post }: (typeof reply.posts)[number]): OwnPage => ({
        slug: post.slug,
        title: titleIn(post, language),
        isOpen: !hidden && published_at <= now,
      })
      found.push(...reply.posts.map(toOwn))
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

type OwnPage = { slug: string; title: string; isOpen: boolean }

const EMPTY_LINK: MenuEntry = { kind: 'link', label: { en: '', id: '' }, url: '' }

const keyOf = (entry: MenuEntry): string => {
  if (entry.kind === 'page') return `page ${entry.page}`
  return entry.kind === 'post' ? `post ${entry.slug}` : 'link'
}

function EntryFields({ at, ownPages }: { at: FieldAt<MenuEntry>; ownPages: readonly OwnPage[] }) {
  const { t } = useAdminText()
  const link = narrow(at, (entry) => entry.kind === 'link')
  const { value } = at
  const pages: MenuEntry[] = MENU_PAGES.map((page) => ({ kind: 'page', page }))
  const isGone = value.kind === 'post' && ownPages.every(({ slug }) => slug !== value.slug)
  const known: MenuEntry[] = [...pages, ...ownPages.map(({ slug }) => ({ kind: 'post' as const, slug }))]
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-4">
      <select
        className="input"
        aria-label={t('settingsLabels.menus.*')}
        data-path={at.key}
        value={keyOf(value)}
        onChange={({ target }) => at.set(known.find((one) => keyOf(one) === target.value) ?? EMPTY_LINK)}
      >
        <optgroup label={t('adminMenus.builtIn')}>
          {MENU_PAGES.map((page) => (
            <option key={page} value={`page ${page}`}>
              {t(`adminMenus.page_${page}`)}
            </option>
          ))}
        </optgroup>
        {(ownPages.length > 0 || isGone) && (
          <optgroup label={t('adminNavigation.ownPages')}>
            {isGone && <option value={keyOf(value)}>{value.slug}</option>}
            {ownPages.map(({ slug, title }) => (
              <option key={slug} value={`post ${slug}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
        <option value="link">{t('adminMenus.link')}</option>
      </select>
      {link && (
        <>
          <LanguagesField at={link.at('label')} max={MENU_LABEL_MAX_LENGTH} />
          <TextField at={link.at('url')} technical inputMode="url" placeholder="https://" />
        </>
      )}
    </div>
  )
}
