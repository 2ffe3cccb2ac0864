import { useText } from '#web/kit/i18n/use-text.ts'
import { StatusLink } from '#web/kit/layout/status-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { buttonLook, ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** Where to look when joining fails; nothing where the owner has neither a status page nor a Discord. */
export function JoinTrouble() {
  const { t } = useText()
  const { links, pages } = useSite()
  const hasStatus = links.status !== null || pages.status
  if (!hasStatus && !links.discord) return null
  return (
    <div className="wrap">
      <section className="slab mt-5 grid grid-cols-1 items-center gap-3 p-4 lg:mt-6 lg:grid-cols-[auto_1fr_auto] lg:px-6 lg:py-5">
        <Icon name="messages-square" />
        <div>
          <h2 className="font-bold text-base tracking-normal">{t('join.troubleTitle')}</h2>
          <p className="text-soft text-sm">{t(textKey(hasStatus, links.discord))}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <StatusLink className={buttonLook({ variant: 'outline', size: 'sm' })} />
          {links.discord && (
            <ExternalButton href={links.discord} variant="outline" size="sm">
              {t('shell.discord')}
              <Icon name="arrow-up-right" />
              <span className="sr-only">{t('shell.opensNewTab')}</span>
            </ExternalButton>
          )}
        </p>
      </section>
    </div>
  )
}

function textKey(hasStatus: boolean, discord: string | null) {
  if (hasStatus && discord) return 'join.troubleText'
  return hasStatus ? 'join.troubleStatusText' : 'join.troubleDiscordText'
}
