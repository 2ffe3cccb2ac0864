import type { ReactNode } from 'react'
import { countPlayers } from '#contract/network/status.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import type { HomeStatus } from './use-server-status.ts'

export function StatCards({ status }: { status: HomeStatus }) {
  const { t, number } = useText()
  const { registeredPlayers } = useSite()
  const loading = t('home.loading')
  if (status === 'off' && registeredPlayers === null) return null
  return (
    <dl className="wrap relative grid grid-cols-1 gap-2 pt-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-4 md:pt-2">
      {status !== 'off' && (
        <>
          <StatCard icon="users" label={t('home.onlinePlayers')}>
            {status === null ? (
              loading
            ) : (
              <>
                {status.online && status.players.hidden ? '–' : number(countPlayers(status) ?? 0)}
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
    <div className="slab flex items-center gap-3 px-4 py-3 md:grid md:grid-cols-[auto_1fr] md:gap-x-4 md:gap-y-0 md:py-5 lg:px-6">
      <dt className="flex flex-1 items-center gap-3 text-sm text-soft md:contents">
        <Icon name={icon} className="text-faint text-xl md:row-span-2" />
        <span className="md:order-last">{label}</span>
      </dt>
      <dd className="num truncate font-extrabold text-xl tracking-tight lg:text-2xl">{children}</dd>
    </div>
  )
}
