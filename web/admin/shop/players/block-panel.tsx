import { useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { Player } from '#contract/shop/players.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { BlockQuestion } from './block-question.tsx'

type Props = { player: Player; mayChange: boolean; onChange: () => void }

export function BlockPanel({ player: { username, block }, mayChange, onChange }: Props) {
  const { t, timestamp } = useAdminText()
  const [asking, setAsking] = useState(false)
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
        {!mayChange && <p className="text-faint">{t('adminPlayers.blockNotAllowed')}</p>}
        {problem !== null && <Problem text={t('adminPlayers.unblockFailed')} error={problem} />}
        {mayChange && block && (
          <Button
            className="justify-self-start"
            busy={busy && t('adminPlayers.unblocking')}
            onClick={unblock}
          >
            {t('adminPlayers.unblock')}
          </Button>
        )}
        {mayChange && !block && (
          <Button variant="danger" className="justify-self-start" icon="ban" onClick={() => setAsking(true)}>
            {t('adminPlayers.block')}
          </Button>
        )}
      </div>
      {asking && <BlockQuestion username={username} onDone={onChange} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
