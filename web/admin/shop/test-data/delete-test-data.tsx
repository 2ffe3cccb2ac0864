import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { LoadedDetail } from '#web/admin/kit/lists/loaded-list.tsx'
import { showDone } from '#web/admin/kit/parts/action.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export function DeleteTestDataButton({ variant, onDone }: { variant?: 'danger'; onDone: () => void }) {
  const { t } = useAdminText()
  return (
    <AskButton variant={variant} icon="trash-2" label={t('adminTestData.delete')}>
      {(close) => <DeleteTestData onDone={onDone} onClose={close} />}
    </AskButton>
  )
}

const COUNTS = ['orders', 'paid', 'deliveries', 'attempts', 'donators'] as const

function DeleteTestData(on: { onDone: () => void; onClose: () => void }) {
  const { t, number, rupiah } = useAdminText()
  const preview = useReply('GET /api/admin/test-data', {})
  return (
    <Confirm
      act={t('adminTestData.delete')}
      danger
      onAct={async () => {
        const { orders, left } = await adminCall('DELETE /api/admin/test-data', {})
        const counts = { orders: number(orders), left: number(left) }
        showDone(t(left > 0 ? 'adminTestData.deletedSome' : 'adminTestData.deleted', counts))
      }}
      text={t('adminTestData.deleteText')}
      {...on}
    >
      <LoadedDetail loaded={preview}>
        {(data) =>
          data.orders === 0 ? (
            <p className="text-sm">{t('adminTestData.nothing')}</p>
          ) : (
            <dl className="facts text-sm">
              {COUNTS.map((name) => (
                <div key={name} className="contents">
                  <dt>{t(`adminTestData.${name}`)}</dt>
                  <dd className="num">{name === 'paid' ? rupiah(data.paid) : number(data[name])}</dd>
                </div>
              ))}
            </dl>
          )
        }
      </LoadedDetail>
    </Confirm>
  )
}
