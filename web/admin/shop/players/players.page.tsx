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
import { oneOf, readText, refine } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton } from '#web/admin/kit/parts/confirm.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Link, useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { GiveForm } from './give-form.tsx'

export default function PlayersPage() {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const mayGive = useMay()('refunds')
  return (
    <AdminScreen
      title={t('adminNavigation.players')}
      waiting={<LoadingRows />}
      action={
        mayGive && (
          <AskButton icon="gift" label={t('adminPlayers.give')}>
            {(close) => (
              <Dialog title={t('adminPlayers.give')} size="small" onClose={close}>
                <GiveForm
                  username={null}
                  onGiven={(username) => {
                    close()
                    navigate(localizedPath(language, `/admin/players/${encodeURIComponent(username)}`))
                  }}
                />
              </Dialog>
            )}
          </AskButton>
        )
      }
    >
      <PlayerList />
    </AdminScreen>
  )
}

const [FIRST_FILTER, ...OTHER_FILTERS] = PLAYER_FILTERS
const [FIRST_SORT, ...OTHER_SORTS] = PLAYER_SORTS
const PLAYER_VALUES = {
  search: readText,
  show: oneOf(OTHER_FILTERS),
  sort: oneOf(OTHER_SORTS),
  // This list is not counted, so that its pages have no numbers.
  cursor: (given: string) => given || undefined,
}

function PlayerList() {
  const { t } = useAdminText()
  const { view, show, filter, goToPage } = useListView('/admin/players', PLAYER_VALUES)
  const { page, ...query } = view
  const loaded = useReply('GET /api/admin/players', { query })
  const { next = null, previous = null } = loaded.data ?? {}
  return (
    <>
      <ListTools
        searchLabel={t('adminPlayers.searchLabel')}
        search={view.search ?? ''}
        onSearch={(search) => show(refine(view, { search }))}
        filters={[
          filter('show', {
            icon: 'users',
            label: t('admin.show'),
            usual: t(`adminPlayers.show_${FIRST_FILTER}`),
            options: OTHER_FILTERS.map((value) => ({ value, label: t(`adminPlayers.show_${value}`) })),
          }),
          filter('sort', {
            icon: 'arrow-down',
            label: t('admin.sort'),
            usual: t(`adminPlayers.sort_${FIRST_SORT}`),
            options: OTHER_SORTS.map((value) => ({ value, label: t(`adminPlayers.sort_${value}`) })),
          }),
        ]}
        onClear={() => show({ page, search: view.search })}
      >
        <ListKeys />
      </ListTools>
      <LoadedList
        loaded={loaded}
        empty={t(view.show === 'blocked' ? 'adminPlayers.noneBlocked' : 'adminPlayers.empty')}
        isFiltered={view.search !== undefined}
        rowsOf={({ players }) => players}
        table={(players) => <PlayerTable players={players} stale={loaded.stale} />}
      />
      {/* The length of the list is not counted. Nothing where everything is on one page. */}
      {(next || previous) && (
        <nav
          className="mt-4 flex items-center justify-between gap-3 md:justify-end"
          aria-label={t('admin.pages')}
        >
          <Button
            icon="chevron-left"
            disabled={!previous}
            onClick={() => goToPage(page, previous)}
            label={t('admin.previous')}
          />
          <Button disabled={!next} onClick={() => goToPage(page, next)}>
            {t('admin.next')}
            <Icon name="chevron-right" />
          </Button>
        </nav>
      )}
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
        {is_blocked && <Badge tone="bad">{t('adminPlayers.show_blocked')}</Badge>}
      </td>
    </tr>
  )
}
