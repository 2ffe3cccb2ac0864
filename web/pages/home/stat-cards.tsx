import type { ReactNode } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import type { HomeStatus } from './use-server-status.ts'

/** Nothing is rendered where there is no number to show. */
export function StatCards({ status }: { status: HomeStatus }) {
  const { t, number } = useText()
  const { registeredPlayers } = useSite()
  const loading = t('home.loading')
  if (status === 'off' && registeredPlayers === null) return null
  return (
    <dl className="wrap relative grid grid-cols-1 gap-2 pt-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-4 md:pt-2">
      {status !== 'off' && (
        <>
          <StatCard icon="users" label={t('home.onlinePlayers')}>
            {status === null ? (
              loading
            ) : (
              <>
                {number(status.online ? status.players.online : 0)}
                {status.players.max > 0 && (
                  <span className="font-semibold text-base text-faint"> / {number(status.players.max)}</span>
                )}
              </>
            )}
          </StatCard>
          <StatCard icon="server" label={t('home.serverVersion')}>
            {status === null ? loading : status.version || '–'}
          </StatCard>
        </>
      )}
      {registeredPlayers !== null && (
        <StatCard icon="star" label={t('home.registeredPlayers')}>
          {registeredPlayers}
        </StatCard>
      )}
    </dl>
  )
}

function StatCard({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="slab flex items-center gap-3 px-4 py-3 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-4 sm:gap-y-0 sm:py-5 lg:px-6">
      <dt className="flex flex-1 items-center gap-3 text-sm text-soft sm:contents">
        <Icon name={icon} className="text-faint text-xl sm:row-span-2" />
        <span className="sm:order-last">{label}</span>
      </dt>
      <dd className="num truncate font-extrabold text-xl tracking-tight lg:text-2xl">{children}</dd>
    </div>
  )
}
