// A resend and a corrected name replace a send action by a new one.
import type { SendActionRow } from './send-action.repository.ts'

/** The fields that the new action takes over from the one it replaces. */
export function inheritedFields(old: SendActionRow) {
  return {
    orderId: old.order_id,
    isTest: old.is_test === 1,
    server: old.server,
    waitOnline: old.wait_online === 1,
    resendOf: old.id,
  }
}
