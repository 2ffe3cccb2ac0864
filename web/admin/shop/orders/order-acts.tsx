import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { canRefund, canRename } from '#contract/shop/orders.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Menu, MenuItem } from '#web/admin/kit/parts/menu.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Asked } from './questions.tsx'

/** The actions of an order, each with the reason where it is not possible. */
export function useOrderActs(order: OrderDetail) {
  const { t } = useAdminText()
  const mayRefund = useMay()('refunds')
  const isGiven = order.given_by !== null
  const refundText = isGiven ? 'adminOrders.takeBackGiftText' : 'adminOrders.refundText'
  return {
    rename: {
      isPossible: canRename(order),
      note: t(canRename(order) ? 'adminOrders.renameText' : 'adminErrors.already_delivered'),
    },
    refund: {
      isPossible: mayRefund && canRefund(order),
      label: t(isGiven ? 'adminOrders.takeBackGift' : 'adminOrders.refund'),
      note: t(!mayRefund ? 'admin.notAllowed' : canRefund(order) ? refundText : 'adminOrders.refundNotPaid'),
    },
  }
}

export function OrderActs({ order, onAsk }: { order: OrderDetail; onAsk: (asked: Asked) => void }) {
  const { t, language } = useAdminText()
  const { rename, refund } = useOrderActs(order)
  const publicPage = localizedPath(language, `/store/checkout/${order.reference}`)
  return (
    <div className="pane-foot flex flex-none items-center gap-1 border-line border-t px-3 py-2 text-[0.8125rem] text-faint">
      <Button
        variant="ghost"
        className="px-2 text-[0.8125rem]"
        icon="user-pen"
        disabled={!rename.isPossible}
        title={rename.note}
        onClick={() => onAsk({ what: 'rename' })}
        label={t('adminOrders.rename')}
      />
      {order.status !== 'REFUND' && (
        <Button
          variant="ghost"
          className="px-2 text-[0.8125rem]"
          icon="undo-2"
          disabled={!refund.isPossible}
          title={refund.note}
          onClick={() => onAsk({ what: 'refund' })}
        >
          {refund.label}
        </Button>
      )}
      <span className="mr-auto" />
      <Menu label={t('adminLists.more')}>
        <a href={publicPage} target="_blank" rel="noopener">
          <Icon name="external-link" />
          {t('adminOrders.publicPage')}
        </a>
        <MenuItem
          icon="link"
          label={t('adminOrders.copyLink')}
          onAct={() => copyText(new URL(publicPage, window.location.href).href)}
        />
      </Menu>
    </div>
  )
}
