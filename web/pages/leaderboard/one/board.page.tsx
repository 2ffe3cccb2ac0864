import '../leaderboard.css'
import '../stage.css'
import type { CSSProperties } from 'react'
import { periodsOf } from '#contract/network/leaderboards.ts'
import { GLOBAL_TAB } from '#contract/settings/boards.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Link, type LoaderData } from '#web/kit/router/index.ts'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { boardLabel, boardPath } from '../board-label.ts'
import { Podium, Rows } from '../board-rows.tsx'
import { gapText } from '../gap.ts'
import { placeOf, useOwnName } from '../own-name.ts'
import { ShareButton } from '../share-button.tsx'
import { pictureOf } from '../tab-picture.ts'
import type { loader } from './board.loader.ts'
import { OtherBoards } from './other-boards.tsx'

type Data = LoaderData<typeof loader>

const FIRST_ROWS = 20
const PODIUM_ROWS = 3

export default function BoardPage({ loaderData }: { loaderData: Data }) {
  const { t } = useText()
  const { tab, board, entries, period } = loaderData
  const label = boardLabel(board, t)
  const tabLabel = tab.label ?? t('leaderboard.tab_global')
  return (
    <div className="wrap pt-3 lg:pt-4" style={{ '--c': tab.accent ?? 'var(--color-star)' } as CSSProperties}>
      <PageHead ofSite title={`${label} · ${tabLabel}`} breadcrumb={label} parent="leaderboard" />
      <SiteLink
        to={tab.id === GLOBAL_TAB ? '/leaderboard' : `/leaderboard?tab=${tab.id}`}
        className="back-link"
      >
        <Icon name="arrow-left" />
        {t('leaderboard.backTo', { tab: tabLabel })}
      </SiteLink>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 break-words text-2xl lg:text-3xl">{label}</h1>
        <div className="flex gap-2 max-md:grow">
          <Periods tab={tab.id} board={board.id} period={period} />
          <ShareButton
            label={t('leaderboard.share')}
            title={label}
            className="relative w-12 overflow-hidden px-0"
          />
        </div>
      </div>
      {entries ? (
        <Places key={period} {...loaderData} entries={entries} />
      ) : (
        <Notice
          level={2}
          icon="telescope"
          title={t('leaderboard.waiting')}
          text={t('leaderboard.waitingText')}
        />
      )}
      <OtherBoards {...loaderData} />
    </div>
  )
}

type Filled = Data & { entries: NonNullable<Data['entries']> }

/** The first three on the list of the others; the long rest is folded. */
function Places({ tab, board, entries, timestamp }: Filled) {
  const { t, moment } = useText()
  const own = useOwnName()
  const at = placeOf(entries, own)
  const rows = { entries, board, own }
  return (
    <>
      <div className="stage board-stage">
        <Picture art={pictureOf(tab)} alt="" sizes="(width >= 64rem) 75rem, 200vw" loading="eager" />
        <Podium {...rows} />
      </div>
      <ol start={PODIUM_ROWS + 1} className="board-places">
        <Rows {...rows} entries={entries.slice(0, FIRST_ROWS)} from={PODIUM_ROWS} to={FIRST_ROWS} />
      </ol>
      {entries.length <= PODIUM_ROWS && (
        <p className="grid min-h-12 place-items-center border-line border-b text-center text-faint text-sm">
          {entries.length === 0
            ? t('leaderboard.empty')
            : t('leaderboard.freePlace', { place: entries.length + 1 })}
        </p>
      )}
      {entries.length > FIRST_ROWS && (
        <details className="group">
          <summary className="flex min-h-12 items-center justify-center gap-2 font-bold text-[0.875rem] text-soft hover:text-ink">
            {t('leaderboard.rest', { from: FIRST_ROWS + 1, to: entries.length })}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          <ol start={FIRST_ROWS + 1} className="board-places">
            <Rows {...rows} from={FIRST_ROWS} to={entries.length} />
          </ol>
        </details>
      )}
      {at >= FIRST_ROWS && <OwnRow board={board} entries={entries} at={at} />}
      {timestamp && (
        <p className="num mt-4 text-faint text-xs">
          <time dateTime={timestamp}>{t('leaderboard.updated', { time: moment(new Date(timestamp)) })}</time>
        </p>
      )}
    </>
  )
}

/** Links, so that a period can be shared and works without script. */
function Periods({ tab, board, period }: { tab: string; board: string; period: Data['period'] }) {
  const { t, language } = useText()
  return (
    <nav
      className="seg ml-auto grow"
      aria-label={t('leaderboard.periodOf', { board: t('leaderboard.title') })}
    >
      {periodsOf(board).map((choice) => (
        <Link
          key={choice}
          to={localizedPath(language, boardPath(tab, board, choice))}
          replace
          preventScrollReset
          aria-current={choice === period ? 'page' : undefined}
        >
          {t(`leaderboard.${choice}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The own place below the first list, at the foot of the screen while the list is in view. `at` is from 0. */
function OwnRow({ board, entries, at }: Pick<Filled, 'board' | 'entries'> & { at: number }) {
  const text = useText()
  const { t } = text
  const [above, entry] = entries.slice(at - 1, at + 1)
  const gap = gapText(board, [above, entry], text)
  if (!entry) return null
  return (
    <div className="board-row sticky bottom-0 z-1 h-auto min-h-14 py-1.5" data-own>
      <span className="px rank">{at + 1}</span>
      <PlayerHead name={entry.name} size={36} />
      <span className="min-w-0 flex-1 text-sm">
        <PlayerName name={entry.name} className="-my-3 block truncate py-3 font-bold" />
        {gap !== null && (
          <span className="num block text-soft text-xs">
            {t('leaderboard.gap', { value: gap, place: at })}
          </span>
        )}
      </span>
      <span className="num text-sm">{formatValue(board, entry.value, text)}</span>
    </div>
  )
}
