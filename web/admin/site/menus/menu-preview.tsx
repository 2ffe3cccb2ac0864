import type { ReactNode } from 'react'
import type { MenuEntry, Menus } from '#contract/settings/menus.schema.ts'
import { countFitting, type MenuPage } from '#contract/settings/menus.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** Pages whose entries lead to another site; those stand last in the menu of phones. */
const OUTSIDE: readonly MenuPage[] = ['discord', 'tiktok', 'wiki', 'donation_help', 'more_links']

const isOutside = (entry: MenuEntry) =>
  entry.kind === 'link' || (entry.kind === 'page' && OUTSIDE.includes(entry.page))

type Props = { menus: Menus; nameOf: (entry: MenuEntry) => string }

/** The bar with its More menu open, and the menu of phones, in the look of the site and to scale. */
export function MenuPreview({ menus: { bar, more }, nameOf }: Props) {
  const { t } = useAdminText()
  const fitting = countFitting(bar.map(nameOf))
  const moved = bar.slice(fitting)
  const below = [...moved, ...more]
  const all = [...bar, ...more]
  const inside = all.filter((entry) => !isOutside(entry))
  const outside = all.filter(isOutside)
  return (
    <>
      <Panel title={t('adminMenus.desktop')}>
        <Screen>
          <div className="flex h-16 [zoom:0.55] max-sm:[zoom:0.42]">
            <Mark />
            <ul className="flex">
              {bar.slice(0, fitting).map((entry, index) => (
                <li key={index} className="nav-link flex-none">
                  {nameOf(entry)}
                </li>
              ))}
              {below.length > 0 && (
                <li className="nav-link flex-none">
                  {t('settingsLabels.menus.more')}
                  <Icon name="chevron-down" />
                </li>
              )}
            </ul>
          </div>
        </Screen>
        {below.length > 0 && (
          <ul className="mt-2 ml-auto w-56 rounded-slab border border-line bg-raised p-2 [zoom:0.6]">
            {below.map((entry, index) => (
              <Entry key={index} name={nameOf(entry)} isMoved={index < moved.length} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('adminMenus.phone')}>
        <Screen>
          <div className="flex h-14 items-center [zoom:0.8]">
            <Mark />
            <Icon name="menu" className="mr-4 ml-auto text-2xl" />
          </div>
        </Screen>
        <ul className="ml-auto w-64 border-line border-l bg-slab py-2 [zoom:0.6]">
          {[...inside, ...outside].map((entry, index) => (
            <Entry key={index} name={nameOf(entry)} isFirstOutside={index === inside.length} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

/** The bar of the site; what is wider than its screen is cut as it is there. */
function Screen({ children }: { children: ReactNode }) {
  return <div className="overflow-hidden border border-line bg-ground">{children}</div>
}

function Mark() {
  return <img src={useSite().look.mark} alt="" className="m-4 size-8 flex-none" />
}

type EntryProps = {
  name: string
  /** The bar has no room for it. */
  isMoved?: boolean
  isFirstOutside?: boolean
}

function Entry({ name, isMoved = false, isFirstOutside = false }: EntryProps) {
  const look = `${isMoved ? 'text-wait' : ''} ${isFirstOutside ? 'border-line border-t' : ''}`
  return (
    <li className={`menu-link wrap-anywhere ${look}`}>
      {isMoved && <Icon name="arrow-right" />}
      {name}
    </li>
  )
}
