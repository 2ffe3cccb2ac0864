import type { MenuEntry, Menus } from '#contract/settings/menus.schema.ts'
import { countFitting } from '#contract/settings/menus.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = { menus: Menus; nameOf: (entry: MenuEntry) => string }

/** The bar with its More menu open, and the drawer of phones. */
export function MenuPreview({ menus, nameOf }: Props) {
  const { t } = useAdminText()
  const bar = menus.bar.map(nameOf)
  const more = menus.more.map(nameOf)
  const fitting = countFitting(bar)
  const below = [...bar.slice(fitting), ...more]
  return (
    <>
      <Panel title={t('adminMenus.desktop')}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-sm">
          {bar.slice(0, fitting).map((name, index) => (
            <li key={index}>{name}</li>
          ))}
          {below.length > 0 && (
            <li className="flex items-center gap-1">
              {t('settingsLabels.menus.more')}
              <Icon name="chevron-down" />
            </li>
          )}
        </ul>
        <Names names={below} />
      </Panel>
      <Panel title={t('adminMenus.phone')}>
        <Names names={[...bar, ...more]} />
      </Panel>
    </>
  )
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul className="well mt-3 grid w-fit min-w-48 gap-1 p-3 text-sm text-soft">
      {names.map((name, index) => (
        <li key={index} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  )
}
