// The result of a delivery attempt: the game server's reply as it is, or a translated note of an admin's check.
import type { DeliveryAttempt } from '#contract/shop/delivery.schema.ts'
import { readCheck } from '#contract/shop/delivery.ts'
import type { AdminText } from './admin-text.ts'

export function replyText(
  { outcome, reply }: Pick<DeliveryAttempt, 'outcome' | 'reply'>,
  { t, knownWords }: AdminText,
): string {
  if (outcome !== 'checked') return reply ? knownWords(reply, 'reply') : t('adminTransactions.noReply')
  const { admin, reason } = readCheck(reply)
  return reason === null
    ? t('adminTransactions.checkedBy', { admin })
    : t('adminTransactions.checkedByBecause', { admin, reason })
}
