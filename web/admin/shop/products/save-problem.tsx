import { useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { hasCode } from '#web/admin/kit/text/problem-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  error: unknown
  /** The product that was edited; null when a new one could not be added. */
  id: string | null
  onNewVersion: (product: AdminProduct) => void
  onSaveAsNew: () => void
}

/** The reason and a way to continue. */
export function SaveProblem({ error, id, onNewVersion, onSaveAsNew }: Props) {
  const { t } = useAdminText()
  const [gone, setGone] = useState(false)
  if (id !== null && (gone || hasCode(error, 'product_not_found'))) {
    return (
      <div className="problem" role="alert">
        <Icon name="triangle-alert" />
        <p>{t('adminProducts.gone')}</p>
        <button type="button" className="btn btn-outline btn-sm" onClick={onSaveAsNew}>
          {t('adminProducts.saveAsNew')}
        </button>
      </div>
    )
  }
  if (id !== null && hasCode(error, 'conflict')) {
    return <ConflictNotice id={id} onNewVersion={onNewVersion} onGone={() => setGone(true)} />
  }
  return <Problem text={t('adminProducts.saveFailed')} error={error} />
}

type ConflictProps = { id: string; onNewVersion: Props['onNewVersion']; onGone: () => void }

/** An edit conflict: another admin saved first, and the typed text is preserved. */
function ConflictNotice({ id, onNewVersion, onGone }: ConflictProps) {
  const { t } = useAdminText()
  const { busy, problem, run } = useAction()

  async function load(): Promise<void> {
    const { products } = await adminCall('GET /api/admin/products', {})
    const newest = products.find((product) => product._id === id)
    if (newest) onNewVersion(newest)
    else onGone()
  }

  return (
    <>
      <div className="problem" role="alert">
        <Icon name="triangle-alert" />
        <p>{t('adminProducts.conflict')}</p>
        <BusyButton
          busy={busy}
          busyLabel={t('adminProducts.loadingNew')}
          className="btn-outline btn-sm"
          onClick={() => run(load)}
        >
          {t('adminProducts.loadNew')}
        </BusyButton>
      </div>
      {problem !== null && <Problem text={t('adminProducts.fetchFailed')} error={problem} />}
    </>
  )
}
