import type { ReactNode } from 'react'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { MenuEntry, Menus } from '#contract/settings/menus.schema.ts'
import { countFitting, type MenuPage } from '#contract/settings/menus.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Flag } from '#web/kit/layout/flag.tsx'
import { MENU_ICONS } from '#web/kit/layout/menu-icons.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { fit } from '#web/kit/ui/fit.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'

/** Pages whose entries lead to another site; those stand last in the menu of phones. */
const OUTSIDE: readonly MenuPage[] = ['discord', 'tiktok', 'wiki', 'donation_help', 'more_links']

const isOutside = (entry: MenuEntry) =>
  entry.kind === 'link' || (entry.kind === 'page' && OUTSIDE.includes(entry.page))

type Props = { menus: Menus; nameOf: (entry: MenuEntry) => string }

/** The bar of the narrowest screen that has one, with everything that takes its room. */
export function BarPreview({ menus: { bar, more }, nameOf }: Props) {
  const { t } = useAdminText()
  const fitting = countFitting(bar.map(nameOf))
  return (
    <Screen label={t('settingsLabels.menus.bar')} width={1024} height={64}>
      <Logo />
      <ul className="mr-auto flex self-stretch">
        {bar.slice(0, fitting).map((entry, index) => (
          <li key={index} className="nav-link flex-none">
            {nameOf(entry)}
          </li>
        ))}
        {fitting < bar.length + more.length && (
          <li className="nav-link flex-none">
            {t('settingsLabels.menus.more')}
            <Icon name="chevron-down" />
          </li>
        )}
      </ul>
      <Languages shown={LANGUAGES} />
      <PlayNow />
    </Screen>
  )
}

/** The opened More menu, and the menu of phones, in the look of the site. */
export function MenuPreview({ menus: { bar, more }, nameOf }: Props) {
  const { t, language } = useAdminText()
  const moved = bar.slice(countFitting(bar.map(nameOf)))
  const below = [...moved, ...more]
  const all = [...bar, ...more]
  const inside = all.filter((entry) => !isOutside(entry))
  const outside = all.filter(isOutside)
  return (
    <>
      {below.length > 0 && (
        <Panel title={t('adminMenus.desktop')}>
          <ul className="w-64 rounded-slab border border-line bg-raised p-2 [zoom:0.6]">
            {below.map((entry, index) => (
              <Entry key={index} entry={entry} name={nameOf(entry)} isMoved={index < moved.length} />
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('adminMenus.phone')}>
        <div className="max-w-90">
          <Screen label={t('adminMenus.phone')} width={360} height={56}>
            <Logo />
            <Languages shown={LANGUAGES.filter((other) => other !== language)} />
            <PlayNow />
            <Icon name="menu" className="ml-4 text-2xl" />
          </Screen>
          <ul className="ml-auto w-64 border-line border-l bg-slab py-2 [zoom:0.6]">
            {[...inside, ...outside].map((entry, index) => (
              <Entry
                key={index}
                entry={entry}
                name={nameOf(entry)}
                isFirstOutside={index === inside.length}
              />
            ))}
          </ul>
        </div>
      </Panel>
    </>
  )
}

type ScreenProps = { label: string; width: number; height: number; children: ReactNode }

/** To scale at every width of the panel; what is wider than the screen is cut as it is there. */
function Screen({ label, width, height, children }: ScreenProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width }}
      className="block w-full border border-line bg-ground"
    >
      <foreignObject width={width} height={height}>
        <div className="flex h-full items-center overflow-hidden px-4">{children}</div>
      </foreignObject>
    </svg>
  )
}

function Logo() {
  const { shortName, look } = useSite()
  return (
    <span className="logo" style={fit(look.shortNameEm.line, { '--word': look.shortNameEm.word })}>
      <img src={look.mark} alt="" width={32} height={32} />
      <span className="px uppercase">{shortName}</span>
    </span>
  )
}

function Languages({ shown }: { shown: readonly Language[] }) {
  return shown.map((language) => (
    <span key={language} className="flex items-center gap-1.5 px-2 font-bold text-faint text-sm">
      <Flag language={language} />
      {language.toUpperCase()}
    </span>
  ))
}

function PlayNow() {
  const { t } = useAdminText()
  return (
    <span className="btn btn-primary btn-sm ml-2 flex-none">
      <Icon name="play" />
      {t('adminMenus.playNow')}
    </span>
  )
}

function iconOf(entry: MenuEntry): IconName {
  if (entry.kind === 'page') return MENU_ICONS[entry.page]
  return entry.kind === 'post' ? 'file-text' : 'arrow-right'
}

type EntryProps = {
  entry: MenuEntry
  name: string
  /** The bar has no room for it. */
  isMoved?: boolean
  isFirstOutside?: boolean
}

function Entry({ entry, name, isMoved = false, isFirstOutside = false }: EntryProps) {
  const look = `${isMoved ? 'text-wait' : ''} ${isFirstOutside ? 'border-line border-t' : ''}`
  return (
    <li className={`menu-link wrap-anywhere ${look}`}>
      <Icon name={iconOf(entry)} />
      {name}
    </li>
  )
}
