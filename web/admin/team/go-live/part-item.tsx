import type { ReactNode } from 'react'
import { describeFinding } from '#content/checks/describe-check.ts'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import {
  byUrgency,
  type CheckPart,
  type CheckResult,
  type CheckState,
  stateNow,
} from '#contract/monitoring/checks.ts'
import type { PageName } from '#contract/pages.ts'
import { entryPath, NAVIGATION_ENTRIES } from '#web/admin/kit/frame/navigation.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'

export type PartRow = {
  part: CheckPart
  /** Null until it is tested, and when something was changed since. */
  state: CheckState | null
  results: CheckResult[]
}

/** The page is where the owner changes it; what only the environment sets has none. */
const PARTS: Record<CheckPart, { icon: IconName; page?: PageName }> = {
  payments: { icon: 'credit-card', page: 'admin-methods' },
  delivery: { icon: 'send', page: 'admin-servers' },
  status: { icon: 'activity', page: 'admin-servers' },
  leaderboards: { icon: 'trophy', page: 'admin-servers' },
  voters: { icon: 'thumbs-up' },
  bot_check: { icon: 'shield' },
  files: { icon: 'images' },
  address: { icon: 'link' },
  data: { icon: 'server' },
  notices: { icon: 'megaphone', page: 'admin-notices' },
  team: { icon: 'users', page: 'admin-password' },
  identity: { icon: 'palette', page: 'admin-identity' },
  content: { icon: 'layers' },
  legal: { icon: 'file-text', page: 'admin-pages' },
}

/** Where an owner adds entries of a kind. */
const CHECK_SCREENS: Readonly<Record<string, PageName>> = {
  content_play: 'admin-links',
  content_products: 'admin-store',
  content_tiers: 'admin-tiers',
  content_votes: 'admin-votes',
  content_maps: 'admin-votes',
  content_boards: 'admin-boards',
  content_modes: 'admin-modes',
  content_links: 'admin-links',
  content_registered_players: 'admin-identity',
  content_texts: 'admin-texts',
}

/** The checks of each part, most urgent first. */
export function toRows({ parts, results, valid_from }: Checks): PartRow[] {
  return parts
    .map((part) => {
      const own = results.filter((result) => result.part === part)
      own.sort((a, b) => byUrgency(a.state, b.state))
      return { part, state: stateNow(own, valid_from), results: own }
    })
    .toSorted((a, b) => byUrgency(a.state ?? 'ready', b.state ?? 'ready'))
}

const LOOKS: Record<CheckState, { tone: Tone; icon: string; mark: string }> = {
  failing: { tone: 'bad', icon: 'bg-bad-bg text-bad', mark: 'before:bg-bad' },
  demo: { tone: 'note', icon: 'bg-note-bg text-note', mark: 'before:bg-note' },
  off: { tone: 'plain', icon: 'bg-raised text-soft', mark: 'before:bg-faint' },
  ready: { tone: 'ok', icon: 'bg-ok-bg text-ok', mark: 'before:bg-ok' },
}

type Props = { row: PartRow; isBusy: boolean; onTest: () => void; children?: ReactNode }

export function PartItem({ row: { part, state, results }, isBusy, onTest, children }: Props) {
  const { t } = useAdminText()
  const name = t(`adminCheckNames.part_${part}`)
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-line px-4 py-3 not-last:border-b md:grid-cols-[2.25rem_minmax(0,1fr)_auto] md:px-5">
      <span className={`grid size-9 place-items-center rounded-px ${LOOKS[state ?? 'off'].icon}`}>
        <Icon name={PARTS[part].icon} />
      </span>
      <div className="min-w-0">
        <div className={`wrap-anywhere text-sm ${state ? 'text-soft' : 'text-faint'}`}>
          <h3
            className={`flex flex-wrap items-center gap-2 text-[0.9375rem] leading-6 ${state ? 'text-ink' : ''}`}
          >
            {name}
            {state && <Badge tone={LOOKS[state].tone}>{t(`adminCheckNames.state_${state}`)}</Badge>}
          </h3>
          {results.length === 0 && <p>{t(isBusy ? 'adminGoLive.testing' : 'adminGoLive.notTested')}</p>}
          {results.map((result, index) => (
            <Finding
              key={result.id}
              result={result}
              isOnly={results.length === 1}
              isLast={!results.slice(index + 1).some(({ reason }) => reason === result.reason)}
            />
          ))}
          <div className="mt-1 flex flex-wrap items-center gap-x-4">
            {state !== null && state !== 'ready' && <ScreenLink part={part} />}
            <Tested results={results} isOld={state === null} />
          </div>
        </div>
        {children}
      </div>
      <div className="flex flex-wrap col-[2] gap-2 md:col-[3] md:justify-end">
        <Button
          icon="refresh-cw"
          busy={isBusy}
          aria-label={t('adminGoLive.testPart', { part: name })}
          onClick={onTest}
          label={t('admin.testNow')}
        />
      </div>
    </li>
  )
}

type FindingProps = {
  result: CheckResult
  isOnly: boolean
  /** The last of the results with one reason: the next step is said once. */
  isLast: boolean
}

function Finding({ result, isOnly, isLast }: FindingProps) {
  const { language } = useAdminText()
  const { subject, found, next } = describeFinding(result, language)
  const { state } = result
  const page = state === 'ready' ? undefined : CHECK_SCREENS[result.id]
  return (
    <p
      className={
        isOnly
          ? ''
          : `relative pl-3.5 before:absolute before:top-1.75 before:left-0 before:size-1.5 ${LOOKS[state].mark}`
      }
    >
      {subject && (
        <b>
          {page ? (
            <SiteLink to={entryPath({ page })} className="link">
              {subject}
            </SiteLink>
          ) : (
            subject
          )}
          :{' '}
        </b>
      )}
      {found}
      {next && isLast && state !== 'ready' && <span className="block text-ink">{next}</span>}
    </p>
  )
}

function Tested({ results, isOld }: { results: readonly CheckResult[]; isOld: boolean }) {
  const { t, number, timestamp } = useAdminText()
  const last = results.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)
  if (!last) return null
  const ms = Math.max(...results.map((result) => result.ms))
  const time = timestamp(last.at)
  const text = isOld
    ? t('adminGoLive.testedOld', { time })
    : ms > 0
      ? t('adminGoLive.tested', { time, ms: number(ms) })
      : t('admin.testedAt', { time })
  return <p className="num text-faint text-xs">{text}</p>
}

function ScreenLink({ part }: { part: PartRow['part'] }) {
  const { t } = useAdminText()
  const { page } = PARTS[part]
  if (!page) return null
  const entry = NAVIGATION_ENTRIES.find((one) => one.page === page)
  const [path, screen] = entry
    ? [entryPath(entry), t(`adminNavigation.${entry.label}`)]
    : ['/admin/password', t('adminNavigation.password')]
  return (
    <SiteLink to={path} className="link inline-flex min-h-11 items-center text-sm">
      {t('adminGoLive.openScreen', { screen })}
    </SiteLink>
  )
}
