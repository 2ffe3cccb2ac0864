import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useLocation } from '#web/kit/router/index.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { type Banner, bannerOf } from './status-words.ts'

type Tone = 'ok' | 'wait' | 'bad' | 'note' | 'idle'
type Said = { tone: Tone; icon: IconName; title: string; text: string }

const TONES: Record<Tone, string> = {
  ok: '[--c:var(--color-ok)]',
  wait: '[--c:var(--color-wait)] [--face:var(--color-wait-bg)]',
  bad: '[--c:var(--color-bad)] [--face:var(--color-bad-bg)]',
  note: '[--c:var(--color-note)] [--face:var(--color-note-bg)]',
  idle: '[--c:var(--color-edge)]',
}

export function StatusBanner({ status }: { status: StatusOverview }) {
  const text = useText()
  const { pathname, search } = useLocation()
  const banner = bannerOf(status)
  const said = words(banner, status.at, text)
  return (
    <section
      className={`slab grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3.5 border-l-4 border-l-(--c) p-4 lg:col-span-full lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center lg:px-6 lg:py-5 ${TONES[said.tone]}`}
      role="status"
    >
      <Icon name={said.icon} className="mt-[2px] text-(--c) text-[1.25rem]" />
      <div className="min-w-0">
        <h2 className="break-words text-lg">{said.title}</h2>
        <p className="text-soft">{said.text}</p>
      </div>
      {banner.kind === 'unknown' && (
        <a
          className={buttonLook({ variant: 'outline', size: 'sm', className: 'max-lg:col-span-2' })}
          href={pathname + search}
        >
          <Icon name="rotate-ccw" />
          {text.t('shell.tryAgain')}
        </a>
      )}
    </section>
  )
}

function words(banner: Banner, at: string, { t, language, number }: Text): Said {
  switch (banner.kind) {
    case 'up': {
      const { count, players } = banner
      const key = players === 0 ? 'status.nobodyNow' : 'status.playersNow'
      const text = players === null ? '' : t(key, { players: number(players) })
      return { tone: 'ok', icon: 'circle-check', title: t(count > 1 ? 'status.allUp' : 'status.oneUp'), text }
    }
    case 'down': {
      const title = !banner.isAll
        ? t('status.someDown', { names: banner.names.join(', ') })
        : t(banner.count > 1 ? 'status.allDown' : 'status.oneDown')
      const text = t(banner.isAll ? 'status.downText' : 'status.othersUp')
      return { tone: 'bad', icon: 'circle-x', title, text }
    }
    case 'incident': {
      const { level, title } = banner.incident
      return level === 'maintenance'
        ? { tone: 'note', icon: 'hammer', title: title[language], text: t('status.maintenanceText') }
        : { tone: 'wait', icon: 'triangle-alert', title: title[language], text: t('status.working') }
    }
    case 'unknown': {
      const { names, isAll, knownAt } = banner
      const title = isAll ? t('status.cannotTell') : t('status.someUnknown', { names: names.join(', ') })
      const text = knownAt
        ? t('status.cannotTellText', { time: jakartaWhen(new Date(knownAt), language, new Date(at)) })
        : t('status.cannotTellNever')
      return { tone: 'idle', icon: 'cloud-off', title, text }
    }
    case 'store':
      return {
        tone: 'wait',
        icon: 'triangle-alert',
        title: t('status.storeDown'),
        text: t('status.storeDownText'),
      }
  }
}
