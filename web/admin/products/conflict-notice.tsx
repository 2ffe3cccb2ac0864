import { useState } from 'react'
import { type AdminProduct, storeAdminApi } from '#contract/store-admin.ts'
import { Icon } from '../../ui/icon.tsx'
import { BusyButton } from '../parts/busy-button.tsx'
import { Problem } from '../parts/problem.tsx'
import { adminCall } from '../session/admin-call.ts'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = { id: string; onNewVersion: (product: AdminProduct) => void }

/** The second of two admins is told, and loses nothing. */
export function ConflictNotice({ id, onNewVersion }: Props) {
  const { t } = useAdminText()
  const [busy, setBusy] = useState(false)
  const [gone, setGone] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function load(): Promise<void> {
    setBusy(true)
    try {
      const { products } = await adminCall(storeAdminApi.listAdminProducts, {})
      const newest = products.find((product) => product._id === id)
      if (newest) onNewVersion(newest)
      else setGone(true)
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  if (gone) return <Problem text={t('adminProducts.gone')} />
  return (
    <>
      <div className="problem" role="alert">
        <Icon name="triangle-alert" />
        <p>{t('adminProducts.conflict')}</p>
        <BusyButton
          busy={busy}
          busyLabel={t('adminProducts.loadingNew')}
          className="btn-outline btn-sm"
          onClick={load}
        >
          {t('adminProducts.loadNew')}
        </BusyButton>
      </div>
      {problem !== null && <Problem text={t('adminProducts.fetchFailed')} error={problem} />}
    </>
  )
}
