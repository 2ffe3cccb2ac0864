import type { ReactNode } from 'react'
import { countPlayers } from '#contract/network/status.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import type { HomeStatus } from '#web/kit/layout/use-server-status.ts'
import { useSite } from '#web/kit/layout/use-site.ts'

export function Numbers({ status }: { status: HomeStatus }) {
  const { t, number } = useText()
  const { registeredPlayers } = useSite()
  const loading = t('home.loading')
  if (status === 'off' && registeredPlayers === null) return null
  return (
    <dl className="numbers wrap num">
      {status !== 'off' && (
        <>
          <Figure label={t('home.onlinePlayers')}>
            {status === null ? (
              loading
            ) : (
              <>
                {status.online && status.players.hidden ? '–' : number(countPlayers(status) ?? 0)}
                {status.players.max > 0 && (
                  <span className="font-semibold text-[0.8em]/none text-faint">
                    {' '}
                    / {number(status.players.max)}
                  </span>
                )}
              </>
            )}
          </Figure>
          <Figure label={t('home.serverVersion')}>{status === null ? loading : status.version || '–'}</Figure>
        </>
      )}
      {registeredPlayers !== null && <Figure label={t('home.registeredPlayers')}>{registeredPlayers}</Figure>}
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-faint text-xs md:text-sm">{label}</dt>
      <dd className="wrap-break-word font-extrabold text-base leading-snug tracking-tight min-[22.5rem]:text-lg md:text-2xl">
        {children}
      </dd>
    </div>
  )
}
