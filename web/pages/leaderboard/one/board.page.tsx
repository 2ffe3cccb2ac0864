import '../leaderboard.css'
import { useState } from 'react'
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
import { boardLabel, boardPath } from '../board-label.ts'
import { Podium, Rows } from '../board-rows.tsx'
import { FindForm } from '../find-form.tsx'
import { isSameName } from '../same-name.ts'
import { ShareButton } from '../share-button.tsx'
import type { loader } from './board.loader.ts'
import { gapBetween } from './gap.ts'

type Data = LoaderData<typeof loader>

const FIRST_ROWS = 20
const PODIUM_ROWS = 3

export default function BoardPage({ loaderData }: { loaderData: Data }) {
  const { t } = useText()
  const { tab, board, entries } = loaderData
  const label = boardLabel(board, t)
  const tabLabel = tab.label ?? t('leaderboard.tab_global')
  const count = entries?.length ?? 0
  const text = t(tab.id === GLOBAL_TAB ? 'leaderboard.boardTextGlobal' : 'leaderboard.boardText', {
    count,
    tab: tabLabel,
  })
  // "The top 0" is no description.
  const subtitle = count < PODIUM_ROWS ? tabLabel : text
  return (
    <div className="wrap pt-3 lg:pt-4">
      <PageHead ofSite title={`${label} · ${tabLabel}`} breadcrumb={label} parent="leaderboard" />
      <SiteLink
        to={tab.id === GLOBAL_TAB ? '/leaderboard' : `/leaderboard?tab=${tab.id}`}
        className="back-link"
      >
        <Icon name="arrow-left" />
        {t('leaderboard.backTo', { tab: tabLabel })}
      </SiteLink>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="lg:sticky lg:top-20">
          <h1 className="flex items-center gap-2 text-2xl lg:text-3xl">
            {board.icon && <Icon name={board.icon} className="text-faint" />}
            <span className="min-w-0 break-words">{label}</span>
          </h1>
          <p className="mt-1 text-soft">{subtitle}</p>
          {entries && <Leaders {...loaderData} entries={entries} title={label} />}
        </div>
        {entries ? (
          <List key={loaderData.period} {...loaderData} entries={entries} />
        ) : (
          <Notice
            level={2}
            icon="telescope"
            title={t('leaderboard.waiting')}
            text={t('leaderboard.waitingText')}
          />
        )}
      </div>
    </div>
  )
}

type Filled = Data & { entries: NonNullable<Data['entries']> }

function Leaders({ board, entries, title }: Filled & { title: string }) {
  const { t } = useText()
  return (
    <>
      <Podium entries={entries} isBig />
      <ol className="slab board-list min-h-0">
        <Rows entries={entries} to={PODIUM_ROWS} board={board} highlighted="" />
        {entries.length < PODIUM_ROWS && (
          <li className="board-row justify-center px-4 text-center text-faint text-sm">
            {entries.length === 0
              ? t('leaderboard.empty')
              : t('leaderboard.freePlace', { place: entries.length + 1 })}
          </li>
        )}
      </ol>
      <ShareButton label={t('leaderboard.share')} title={title} className="mt-4 w-full" />
    </>
  )
}

/** Places 4 and below; the long rest is folded. */
function List({ tab, board, period, entries, timestamp }: Filled) {
  const { t, moment } = useText()
  const [highlighted, setHighlighted] = useState('')
  const highlightedAt = entries.findIndex(({ name }) => highlighted !== '' && isSameName(name, highlighted))
  const shown = { entries, board, highlighted }
  return (
    <section className="slab min-w-0" aria-label={t('leaderboard.title')}>
      <div className="grid gap-2.5 p-3 md:grid-cols-[20rem_minmax(0,1fr)] md:p-4">
        <Periods tab={tab.id} board={board.id} period={period} />
        <FindForm onFind={setHighlighted} />
      </div>
      {entries.length > PODIUM_ROWS && (
        <ol start={PODIUM_ROWS + 1} className="board-more">
          <Rows {...shown} from={PODIUM_ROWS} to={FIRST_ROWS} />
        </ol>
      )}
      {entries.length > FIRST_ROWS && (
        <details className="board-rest" open={highlightedAt >= FIRST_ROWS || undefined}>
          <summary className="flex min-h-12 items-center justify-center gap-2 border-line border-t font-bold text-[0.875rem] text-soft hover:text-ink">
            {t('leaderboard.rest', { from: FIRST_ROWS + 1, to: entries.length })}
            <Icon name="chevron-down" />
          </summary>
          <ol start={FIRST_ROWS + 1} className="board-more">
            <Rows {...shown} from={FIRST_ROWS} to={entries.length} />
          </ol>
        </details>
      )}
      {highlighted !== '' && <HighlightedRow {...shown} at={highlightedAt} />}
      {timestamp && (
        <p className="num border-line border-t px-4 py-3.5 text-faint text-xs">
          <time dateTime={timestamp}>{t('leaderboard.updated', { time: moment(new Date(timestamp)) })}</time>
        </p>
      )}
    </section>
  )
}

/** Links, so that a period can be shared and works without script. */
function Periods({ tab, board, period }: { tab: string; board: string; period: Data['period'] }) {
  const { t, language } = useText()
  return (
    <nav className="seg" aria-label={t('leaderboard.periodOf', { board: t('leaderboard.title') })}>
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

type HighlightedProps = Pick<Filled, 'board' | 'entries'> & {
  highlighted: string
  /** The place of the player, from 0; below 0 when not on the board. */
  at: number
}

/** The highlighted player's own row, at the foot of the screen while the list is in view. */
function HighlightedRow({ board, entries, at, highlighted }: HighlightedProps) {
  const text = useText()
  const { t, language } = text
  const entry = entries[at]
  if (!entry) {
    return (
      <p className="highlighted-row" role="status">
        <span className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
          {t('leaderboard.notOnBoard', { name: highlighted })}
        </span>
        <Link
          className="link text-sm"
          to={localizedPath(language, `/player?q=${encodeURIComponent(highlighted)}`)}
        >
          {t('leaderboard.searchAll')}
        </Link>
      </p>
    )
  }
  const above = entries[at - 1]
  const gap = above ? gapBetween(above.value, entry.value) : null
  return (
    <div className="highlighted-row" role="status">
      <span className="px rank">{at + 1}</span>
      <PlayerHead name={entry.name} size={28} />
      <span className="min-w-0 flex-1 text-sm">
        <PlayerName name={entry.name} className="-my-3 block truncate py-3 font-bold" />
        <span className="block text-soft text-xs">
          {!above && t('leaderboard.leads')}
          {gap !== null && t('leaderboard.gap', { value: formatValue(board, gap, text), place: at })}
        </span>
      </span>
      <span className="num text-sm">{formatValue(board, entry.value, text)}</span>
    </div>
  )
}
