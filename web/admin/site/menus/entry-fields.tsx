import { MENU_LABEL_MAX_LENGTH, type MenuEntry } from '#contract/settings/menus.schema.ts'
import { MENU_PAGES } from '#contract/settings/menus.ts'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export type OwnPage = { slug: string; title: string }
type Link = Extract<MenuEntry, { kind: 'link' }>

const EMPTY_LINK: Link = { kind: 'link', label: { en: '', id: '' }, url: '' }
const LINK = 'link'

const keyOf = (entry: MenuEntry): string => {
  if (entry.kind === 'page') return `page ${entry.page}`
  return entry.kind === 'post' ? `post ${entry.slug}` : LINK
}

const isLink = (entry: MenuEntry): entry is Link => entry.kind === 'link'

/** Where an entry leads, and the words and the address of a link. */
export function EntryFields({ at, ownPages }: { at: FieldAt<MenuEntry>; ownPages: readonly OwnPage[] }) {
  const { t } = useAdminText()
  const link = narrow(at, isLink)
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
        <option value={LINK}>{t('adminMenus.link')}</option>
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
