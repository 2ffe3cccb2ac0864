import type { Legal } from '#contract/settings/legal.schema.ts'
import { LEGAL_PAGES } from '#contract/settings/legal.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PublishedBadge } from '../legal/published-badge.tsx'

export function LegalPanel({ legal }: { legal: Legal }) {
  const { t } = useAdminText()
  return (
    <Panel title={t('settingsLabels.legal')} text={t('adminPages.legalText')} flush>
      <ul className="divide-y divide-line">
        {LEGAL_PAGES.map((page) => (
          <li key={page}>
            <SiteLink
              to={`/admin/site/legal/${page}`}
              className="flex min-h-12 items-center gap-3 px-5 hover:bg-raised"
            >
              <b className="min-w-0 flex-1 font-semibold text-[0.9375rem]">{t(`adminPages.legal_${page}`)}</b>
              <PublishedBadge published={legal[page].published} />
              <Icon name="pencil" className="text-soft" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
