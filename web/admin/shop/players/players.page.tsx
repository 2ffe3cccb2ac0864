import { BEDROCK_MARK, shownUsername } from '#contract/network/username.ts'
import type { ListedPlayer } from '#contract/shop/players.schema.ts'
import { PLAYER_FILTERS, PLAYER_SORTS } from '#contract/shop/players.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { ListKeys } from '#web/admin/kit/lists/list-keys.tsx'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { ListTools } from '#web/admin/kit/lists/list-tools.tsx'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton } from '#web/admin/kit/parts/confirm.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Link, useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { GiveForm } from './give-form.tsx'
import { changePlayersView, type PlayersView, readPlayersView, writePlayersView } from './players-view.ts'

export default function PlayersPage() {
  const { t } = useAdminText()
  const mayGive = useMay()('refunds')
  return (
    <AdminScreen
      title={t('adminNavigation.players')}
      text={t('adminPlayers.text')}
      waiting={<LoadingRows />}
      action={
        mayGive && (
          <AskButton icon="gift" label={t('adminPlayers.give')}>
            {(close) => <GiveDialog onClose={close} />}
          </AskButton>
        )
      }
    >
      <PlayerList />
    </AdminScreen>
  )
}

const [FIRST_FILTER, ...otherFilters] = PLAYER_FILTERS
const [FIRST_SORT, ...otherSorts] = PLAYER_SORTS

function PlayerList() {
  const { t } = useAdminText()
  const { view, show } = usePlayersView()
  const query = { ...view, search: view.search || undefined, cursor: view.cursor ?? undefined }
  const loaded = useReply('GET /api/admin/players', { query })
  return (
    <>
      <ListTools
        searchLabel={t('adminPlayers.searchLabel')}
        search={view.search}
        onSearch={(search) => show({ search })}
        filters={[
          {
            name: 'show',
            icon: 'users',
            label: t('admin.show'),
            usual: t(`adminPlayers.show_${FIRST_FILTER}`),
            value: view.show === FIRST_FILTER ? null : view.show,
            options: otherFilters.map((value) => ({ value, label: t(`adminPlayers.show_${value}`) })),
            onChoose: (value) => show({ show: otherFilters.find((one) => one === value) ?? FIRST_FILTER }),
          },
          {
            name: 'sort',
            icon: 'arrow-down',
            label: t('admin.sort'),
            usual: t(`adminPlayers.sort_${FIRST_SORT}`),
            value: view.sort === FIRST_SORT ? null : view.sort,
            options: otherSorts.map((value) => ({ value, label: t(`adminPlayers.sort_${value}`) })),
            onChoose: (value) => show({ sort: otherSorts.find((one) => one === value) ?? FIRST_SORT }),
          },
        ]}
        onClear={() => show({ show: FIRST_FILTER, sort: FIRST_SORT })}
      >
        <ListKeys />
      </ListTools>
      <LoadedList
        loaded={loaded}
        empty={t(view.show === 'blocked' ? 'adminPlayers.noneBlocked' : 'adminPlayers.empty')}
        isFiltered={view.search !== ''}
        rowsOf={({ players }) => players}
        table={(players) => <PlayerTable players={players} stale={loaded.stale} />}
      />
      {loaded.data && <CursorPager {...loaded.data} onCursor={(cursor) => show({ cursor })} />}
    </>
  )
}

function PlayerTable({ players, stale }: { players: readonly ListedPlayer[]; stale: boolean }) {
  const { t } = useAdminText()
  return (
    <table className="list tappable" data-stale={stale || undefined} aria-busy={stale}>
      <thead>
        <tr>
          <Head>{t('admin.player')}</Head>
          <Head>{t('admin.edition')}</Head>
          <Head className="text-right">{t('admin.orders')}</Head>
          <Head className="text-right">{t('adminPlayers.sumPaid')}</Head>
          <Head className="text-right">{t('adminPlayers.lastOrder')}</Head>
          <Head className="w-px" hidden>
            {t('admin.state')}
          </Head>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <PlayerRow key={player.username} player={player} />
        ))}
      </tbody>
    </table>
  )
}

function PlayerRow({ player }: { player: ListedPlayer }) {
  const { t, language, number, rupiah, shortTime, timestamp } = useAdminText()
  const { username, orders, spent, last_order_at, is_blocked } = player
  const shown = shownUsername(username)
  const path = localizedPath(language, `/admin/players/${encodeURIComponent(username)}`)
  return (
    <tr>
      <td className="wrap-anywhere">
        <Link className="row-link gap-2.5" to={path}>
          <PlayerHead name={shown} size={24} />
          {shown}
        </Link>
      </td>
      <td className="text-soft max-lg:order-2">{username.startsWith(BEDROCK_MARK) ? 'Bedrock' : 'Java'}</td>
      <td className="num text-right max-lg:order-2">
        <span className="text-faint lg:hidden">{t('admin.orders')} </span>
        {number(orders)}
      </td>
      <td className="num text-right font-semibold max-lg:order-1">{rupiah(spent)}</td>
      <td
        className="num text-faint max-lg:order-3 lg:text-right"
        title={last_order_at ? timestamp(last_order_at) : undefined}
      >
        {last_order_at ? shortTime(last_order_at) : t('adminPlayers.never')}
      </td>
      <td className="text-right max-lg:order-3 lg:w-48 lg:text-left">
        {is_blocked && <Badge tone="bad">{t('adminPlayers.blocked')}</Badge>}
      </td>
    </tr>
  )
}

type Props = { next: string | null; previous: string | null; onCursor: (cursor: string) => void }

/** For a list whose length is not counted. Nothing where everything is on one page. */
function CursorPager({ next, previous, onCursor }: Props) {
  const { t } = useAdminText()
  if (next === null && previous === null) return null
  return (
    <nav
      className="mt-4 flex items-center justify-between gap-3 md:justify-end"
      aria-label={t('admin.pages')}
    >
      <Button
        icon="chevron-left"
        disabled={previous === null}
        onClick={() => previous !== null && onCursor(previous)}
        label={t('admin.previous')}
      />
      <Button disabled={next === null} onClick={() => next !== null && onCursor(next)}>
        {t('admin.next')}
        <Icon name="chevron-right" />
      </Button>
    </nav>
  )
}

/** Gives to a player by name, then opens the player. */
function GiveDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  return (
    <Dialog title={t('adminPlayers.give')} size="small" onClose={onClose}>
      <GiveForm
        username={null}
        onGiven={(username) => {
          onClose()
          navigate(localizedPath(language, `/admin/players/${encodeURIComponent(username)}`))
        }}
      />
    </Dialog>
  )
}

function usePlayersView() {
  const { language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = readPlayersView(query)
  return {
    view,
    /** Another page scrolls to the top, a filter does not. */
    show(change: Partial<PlayersView>): void {
      const address =
        localizedPath(language, '/admin/players') + writePlayersView(changePlayersView(view, change))
      if (change.cursor) navigate(address)
      else navigate(address, { replace: true, preventScrollReset: true })
    },
  }
}
