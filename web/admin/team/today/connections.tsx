import { useEffect, useState } from 'react'
import { describeFinding } from '#content/checks/describe-check.ts'
import type { Overview, PartReport, ServerReport } from '#contract/team/overview.schema.ts'
import type { Loaded } from '#web/admin/kit/api/admin-call.ts'
import type { AdminText, AdminTextKey } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Line = Pick<PartReport, 'mode' | 'trouble' | 'found' | 'since'> & {
  key: string
  name: string
  uses: string
  /** It lacks an address or a password. */
  isUnset?: boolean
}

/** The server names a part in English; names of services are the same in both languages. */
const SOURCES: Partial<Record<string, Extract<AdminTextKey, `adminHome.source_${string}`>>> = {
  'Tripay simulator': 'adminHome.source_tripay',
  'game server simulator': 'adminHome.source_game',
  'demo players': 'adminHome.source_boards',
  'voters simulator': 'adminHome.source_voters',
  'not connected': 'adminHome.source_none',
  disk: 'adminHome.source_disk',
  'ALTCHA proof of work': 'adminHome.source_proof',
}

/** Failing services in the line; the list names all. */
const NAMED = 1

const SUMMARY_PART = 'inline-flex items-center gap-2 whitespace-nowrap'

/** The services that the site uses, in one line that unfolds. */
export function Lamps({ loaded }: { loaded: Loaded<Overview> }) {
  const { t, number } = useAdminText()
  const { data, loadedAt } = loaded
  const lines = data ? linesOf(data, t) : []
  const failing = lines.filter(isFailing)
  return (
    <details className="group relative text-[0.84375rem] text-soft">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-4 gap-y-1 lg:justify-end">
        <b className="sr-only">{t('adminGoLive.parts')}</b>
        {failing.slice(0, NAMED).map((line) => (
          <span key={line.key} className={SUMMARY_PART}>
            <i className="lamp text-bad" aria-hidden="true" />
            <b className="text-bad">{line.name}</b> <State line={line} />
          </span>
        ))}
        {failing.length > NAMED && (
          <b className="text-bad">{t('admin.andMore', { count: number(failing.length - NAMED) })}</b>
        )}
        {data && <ReadyCount counts={data.go_live} />}
        {loadedAt && <CheckedAgo at={loadedAt} />}
        {data && <Icon name="chevron-down" className="group-open:rotate-180" />}
      </summary>
      <div className="lg:absolute lg:top-full lg:right-0 lg:z-(--z-sticky) lg:w-104 lg:rounded-slab lg:border lg:border-line lg:bg-slab lg:px-4 lg:py-2 lg:[box-shadow:var(--shadow-slab)]">
        <ConnectionList parts={data?.parts ?? []} servers={data?.servers ?? []} />
      </div>
    </details>
  )
}

/** The count of the menu and of Go live: how many parts work is counted once. */
function ReadyCount({ counts }: { counts: Overview['go_live'] }) {
  const { t, number } = useAdminText()
  const isReady = counts !== null && counts.ready === counts.total
  return (
    <span className={SUMMARY_PART}>
      <i className={isReady ? LOOKS.real.lamp : LOOKS.off.lamp} aria-hidden="true" />
      {counts
        ? t('adminGoLive.titleReady', { ready: number(counts.ready), total: number(counts.total) })
        : t('adminGoLive.titleOld')}
    </span>
  )
}

type Reports = { parts: readonly PartReport[]; servers: readonly ServerReport[] }

/** Failing ones first; each game server has a line of its own. */
function linesOf({ parts, servers }: Reports, t: AdminText['t']): Line[] {
  const lines = parts.flatMap((report): Line[] => {
    const source = SOURCES[report.uses]
    const uses = source ? t(source) : report.uses
    const line = { ...report, uses, key: report.part, name: t(`adminCheckNames.part_${report.part}`) }
    if (report.part !== 'delivery' || servers.length < 2) return [line]
    return servers.map(({ id, name, waits_for, ...server }) => ({
      ...server,
      key: `delivery ${id}`,
      name: t('adminHome.deliveryOf', { server: name }),
      uses: '',
      isUnset: waits_for !== null,
    }))
  })
  return lines.sort((one, other) => Number(isFailing(other)) - Number(isFailing(one)))
}

export function ConnectionList(reports: Reports) {
  const { t, knownWords, language } = useAdminText()
  return (
    <ul>
      {linesOf(reports, t).map((line) => (
        <li
          key={line.key}
          className="grid min-h-8 border-line border-b grid-cols-[12px_minmax(0,1fr)_auto] items-center gap-x-3 py-1 text-[0.84375rem] leading-5"
        >
          <span className={isFailing(line) ? 'lamp text-bad' : LOOKS[line.mode].lamp} aria-hidden="true" />
          <span className="wrap-anywhere min-w-0">
            <b className="font-semibold">{line.name}</b> <span className="uses text-faint">{line.uses}</span>
          </span>
          <State line={line} />
          {line.trouble !== null && (
            <p className="wrap-anywhere col-[2/-1] text-[0.8125rem] text-bad">
              {line.found ? describeFinding(line.found, language).found : knownWords(line.trouble, 'detail')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** It answers, but it refuses. */
const REFUSES = /^(checkout_refused|method_|channels_)/

const isFailing = ({ trouble, isUnset }: Line) => trouble !== null || Boolean(isUnset)

const LOOKS = {
  real: { lamp: 'lamp text-ok', text: 'text-faint' },
  sandbox: { lamp: 'lamp-hollow text-note', text: 'text-note' },
  off: { lamp: 'lamp-hollow text-edge', text: 'text-faint' },
}

function State({ line: { mode, trouble, found, since, isUnset } }: { line: Line }) {
  const { t, number } = useAdminText()
  if (found && REFUSES.test(found.reason)) return <span className="text-bad">{t('adminHome.failing')}</span>
  if (trouble !== null) {
    const minutes = since && number(Math.max(1, Math.round((Date.now() - Date.parse(since)) / 60_000)))
    return (
      <span className="text-bad">
        {minutes ? t('adminHome.noReplyFor', { minutes }) : t('adminHome.noReply')}
      </span>
    )
  }
  if (isUnset) return <span className="text-bad">{t('admin.notSetUp')}</span>
  return <span className={LOOKS[mode].text}>{t(`adminHome.${mode}`)}</span>
}

const COUNT_MS = 5_000

/** Counts by itself between two polls. */
function CheckedAgo({ at }: { at: string }) {
  const { t, number } = useAdminText()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), COUNT_MS)
    return () => clearInterval(timer)
  }, [at])
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1_000))
  return (
    <span className={`${SUMMARY_PART} num justify-end lg:min-w-38 text-faint`}>
      {t('adminHome.checkedAgo', { seconds: number(seconds) })}
    </span>
  )
}
