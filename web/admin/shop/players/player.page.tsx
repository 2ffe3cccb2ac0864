import type { ReactNode } from 'react'
import { BEDROCK_MARK, isEncodedUsername, shownUsername } from '#contract/network/username.ts'
import type { Player } from '#contract/shop/players.schema.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen, BackLink } from '#web/admin/kit/frame/admin-screen.tsx'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Problem, StaleNotice, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { notFound } from '#web/kit/router/index.ts'
import { GiveForm } from './give-form.tsx'
import { GivenPanel, NotesPanel, OrdersPanel } from './orders-panel.tsx'

const REFRESH_MS = 30_000

export default function PlayerPage({ params: { name } }: { params: { name: string } }) {
  const { t } = useAdminText()
  if (!isEncodedUsername(name)) throw notFound()
  return (
    <AdminScreen
      title={shownUsername(name)}
      icon={<PlayerHead name={shownUsername(name)} size={48} />}
      back={<BackLink to="/admin/players">{t('adminNavigation.players')}</BackLink>}
      waiting={<LoadingRows rows={4} />}
    >
      <Details key={name.toLowerCase()} name={name} />
    </AdminScreen>
  )
}

function Details({ name }: { name: string }) {
  const { t } = useAdminText()
  const mayGive = useMay()('refunds')
  const loaded = useReply('GET /api/admin/players/:name', { params: { name } }, REFRESH_MS)
  const { data: player, reload } = loaded
  if (!player) return <NotLoaded loaded={loaded} />
  const { username, given, notes, in_game } = player
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNotice {...loaded} />
      <Sums player={player} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <OrdersPanel username={username} shownAt={loaded.loadedAt} />
          {given.length > 0 && <GivenPanel given={given} />}
          <NotesPanel username={username} notes={notes} onChange={reload} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Panel title={t('adminPlayers.names')} text={t('adminPlayers.namesText')}>
            <ul className="grid grid-cols-1 gap-1 text-sm">
              {in_game.map((one) => (
                <li key={one.name} className="text-soft">
                  <code className="code text-ink">{one.name}</code>
                  {in_game.length > 1 && ` ${one.servers.join(', ')}`}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel title={t('adminPlayers.give')}>
            {mayGive ? (
              <div id="give">
                <GiveForm username={username} onGiven={reload} />
              </div>
            ) : (
              <p className="text-sm text-soft">{t('admin.notAllowed')}</p>
            )}
          </Panel>
          <BlockPanel player={player} mayChange={mayGive} onChange={reload} />
        </div>
      </div>
    </div>
  )
}

function Sums({ player }: { player: Player }) {
  const { t, number, rupiah, shortTime, timestamp } = useAdminText()
  const { username, spent, orders, paid, first_order_at, last_order_at, block } = player
  const when = (at: string | null) =>
    at === null ? t('adminPlayers.never') : <span title={timestamp(at)}>{shortTime(at)}</span>
  const sums: [label: string, value: ReactNode][] = [
    [t('admin.edition'), username.startsWith(BEDROCK_MARK) ? 'Bedrock' : 'Java'],
    [t('adminPlayers.sumPaid'), rupiah(spent)],
    [
      t('admin.orders'),
      <>
        {number(orders)}{' '}
        <span className="ml-1 font-normal text-faint text-sm">
          {t('adminPlayers.ordersPaid', { count: number(paid) })}
        </span>
      </>,
    ],
    [t('adminPlayers.firstOrder'), when(first_order_at)],
    [t('adminPlayers.lastOrder'), when(last_order_at)],
  ]
  return (
    <>
      {block && (
        <p>
          <Badge tone="bad">{t('adminPlayers.show_blocked')}</Badge>
        </p>
      )}
      <dl className="totals">
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Props = { player: Player; mayChange: boolean; onChange: () => void }

function BlockPanel({ player: { username, block }, mayChange, onChange }: Props) {
  const { t, timestamp } = useAdminText()
  const { busy, problem, run } = useAction()
  const name = shownUsername(username)
  const unblock = () =>
    run(async () => {
      await adminCall('DELETE /api/admin/players/:name/block', { params: { name: username } })
      showDone(t('adminPlayers.unblockDone', { name }))
      onChange()
    })
  return (
    <Panel title={t('adminPlayers.block')}>
      <div className="grid grid-cols-1 gap-3 text-sm">
        {block && (
          <p className="wrap-anywhere text-bad">
            {t('adminPlayers.blockedSince', {
              admin: block.by,
              time: timestamp(block.at),
              reason: block.reason,
            })}
          </p>
        )}
        <p className="text-soft">{t('adminPlayers.blockText')}</p>
        {!mayChange && <p className="text-faint">{t('admin.notAllowed')}</p>}
        <Problem error={problem} />
        {mayChange && block && (
          <Button
            className="justify-self-start"
            busy={busy}
            onClick={unblock}
            label={t('adminPlayers.unblock')}
          />
        )}
        {mayChange && !block && (
          <AskButton
            variant="danger"
            className="justify-self-start"
            icon="ban"
            label={t('adminPlayers.block')}
          >
            {(close) => (
              <Confirm
                question={t('adminPlayers.blockQuestion', { name })}
                act={t('adminPlayers.block')}
                danger
                withReason="required"
                onAct={(reason = '') => {
                  const input = { params: { name: username }, body: { reason } }
                  return adminCall('PUT /api/admin/players/:name/block', input)
                }}
                done={t('adminPlayers.blockDone', { name })}
                onDone={onChange}
                onClose={close}
                text={t('adminPlayers.blockText')}
              />
            )}
          </AskButton>
        )}
      </div>
    </Panel>
  )
}
