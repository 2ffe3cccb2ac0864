// What a person can do about a held delivery: the first button is the likelier answer.
import type { Hold } from '#contract/shop/delivery.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { Look } from '#web/kit/ui/button.tsx'

type Props = {
  held: Hold | null
  first: Look['variant']
  onSend: () => void
  onMark: () => void
  /** For the money of the whole order. */
  onRefund: () => void
}

export function HeldActs({ held, first, onSend, onMark, onRefund }: Props) {
  const { t } = useAdminText()
  if (!useMay()('refunds')) return <span className="text-soft text-sm">{t('admin.notAllowed')}</span>
  const isRestored = held === 'restore'
  const mark = (
    <Button
      key="mark"
      variant={isRestored ? first : 'ghost'}
      icon={isRestored ? 'check' : undefined}
      label={t(isRestored ? 'adminDelivery.arrived' : 'adminDelivery.settle')}
      onClick={onMark}
    />
  )
  return (
    <>
      {isRestored && mark}
      <Button
        variant={isRestored ? 'ghost' : first}
        label={t('adminDelivery.send')}
        aria-keyshortcuts="R"
        onClick={onSend}
      />
      {held === 'limit' && <Button variant="outline" label={t('adminOrders.refund')} onClick={onRefund} />}
      {!isRestored && mark}
    </>
  )
}
