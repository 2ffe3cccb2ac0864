import { useState } from 'react'
import { BEDROCK_MARK, encodeUsername, shownUsername, usernameProblem } from '#contract/network/username.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { NameFields } from './name-fields.tsx'

type Props = { order: OrderDetail; onDone: () => void; onClose: () => void }

export default function RenameQuestion({ order, ...on }: Props) {
  const { t } = useAdminText()
  const [typed, setTyped] = useState({ name: '', bedrock: order.username.startsWith(BEDROCK_MARK) })
  const [notArrived, setNotArrived] = useState(false)
  const isUnconfirmed = order.send_actions.some(
    ({ state, needs_person }) => needs_person && state === 'unknown',
  )
  const { name, bedrock } = typed
  const problem = usernameProblem(name, bedrock)
  const username = encodeUsername(name, bedrock)
  const isSame = problem === null && username === order.username
  const wrong = name.length > 2 && problem ? t('adminOrders.nameInvalid') : null
  return (
    <Confirm
      act={t('adminOrders.rename')}
      disabled={problem !== null || isSame || (isUnconfirmed && !notArrived)}
      onAct={() =>
        adminCall('POST /api/admin/transactions/:id/rename', {
          params: { id: order._id },
          body: { username, not_arrived: notArrived },
        })
      }
      done={t('adminOrders.renamed')}
      {...on}
    >
      <p className="text-sm text-soft">
        {t('adminOrders.renameFrom', { name: shownUsername(order.username) })}. {t('adminOrders.renameText')}
      </p>
      <NameFields
        label={t('adminOrders.newName')}
        value={typed}
        error={isSame ? t('adminOrders.nameSame') : wrong}
        onChange={(part) => setTyped({ ...typed, ...part })}
      />
      {problem === null && (
        <p className="flex items-center gap-3">
          <PlayerHead name={shownUsername(username)} size={32} />
          <b className="wrap-anywhere">{shownUsername(username)}</b>
        </p>
      )}
      {isUnconfirmed && (
        <label className="flex min-h-11 items-start gap-3 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-5 flex-none accent-star"
            checked={notArrived}
            onChange={({ target }) => setNotArrived(target.checked)}
          />
          {t('adminOrders.notArrived')}
        </label>
      )}
    </Confirm>
  )
}
