import { type CSSProperties, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { toTiersView } from '#contract/network/tiers.ts'
import type { TierTab } from '#contract/settings/tiers.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'

const COLOUR = /^#[0-9a-f]{6}$/i

/** The card of the tiers page: what is new is bright, what the tier before has is faint. */
export function TierPreview({ tab, index }: { tab: TierTab; index: number }) {
  const { t, language: own } = useAdminText()
  const [language, setLanguage] = useState<Language>(own)
  const tiers = tab.tiers.map((tier) => ({
    ...tier,
    colour: COLOUR.test(tier.colour) ? tier.colour : '#ffffff',
  }))
  const view = toTiersView({ default_tab: null, tabs: [{ ...tab, tiers }] }, language).tabs[0]?.tiers[index]
  const added = tab.tiers[index]?.features
  if (!view || !added) return null
  return (
    <Panel
      title={t('adminNetwork.onTiersPage')}
      action={<PreviewLanguage value={language} onChange={setLanguage} />}
    >
      <div className="slab" style={{ '--c': view.colour } as CSSProperties}>
        <div className="border-line border-b p-4">
          <p className="flex items-center gap-2">
            <PixelStar width={22} height={22} fill="var(--c)" />
            <b className="wrap-anywhere text-(--c) text-xl">{view.name || '–'}</b>
          </p>
          <p className="num mt-1 font-extrabold text-lg">
            {t('adminNetwork.points', { count: String(view.price) })}
          </p>
          <p className="text-faint text-sm">
            {view.days === null ? t('adminNetwork.permanent') : t('admin.days', { count: String(view.days) })}
            {view.requires && ` · ${t('adminNetwork.requires', { tier: view.requires })}`}
          </p>
        </div>
        <div className="grid gap-3 p-4 text-sm">
          {view.groups.length === 0 && <p className="text-faint">{t('adminSettings.listEmpty')}</p>}
          {view.groups.map(({ group, features }) => (
            <div key={group}>
              {view.groups.length > 1 && <b className="mb-1 block">{t(`adminNetwork.group_${group}`)}</b>}
              <ul className="grid gap-1">
                {features.map((text, at) => (
                  <Perk
                    key={`${at}-${text}`}
                    text={text}
                    isNew={added[group].some((feature) => feature[language] === text)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Panel>
  )
}

function Perk({ text, isNew }: { text: string; isNew: boolean }) {
  const { t } = useAdminText()
  return (
    <li className={`flex gap-2 ${isNew ? 'text-ink' : 'text-faint'}`}>
      <Icon name={isNew ? 'plus' : 'check'} className="mt-0.5 text-xs" />
      <span className="wrap-anywhere">
        {text}
        {isNew && <span className="sr-only"> ({t('adminNetwork.new')})</span>}
      </span>
    </li>
  )
}
