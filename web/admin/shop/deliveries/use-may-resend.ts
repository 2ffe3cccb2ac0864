import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { canResend } from '#contract/shop/delivery.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'

/** A delivery that needs nobody any more is given once more, which needs the permission to give. */
export function useMayResend(): (action: Pick<SendAction, 'state' | 'needs_person'>) => boolean {
  const may = useMay()
  return ({ state, needs_person }) => canResend(state) && (needs_person || may('refunds'))
}
