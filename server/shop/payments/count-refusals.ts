// Counts refused callbacks by reason, for the metrics.
import type { CallbackOutcome, Payments } from './payments.service.ts'

const REASONS = {
  forged: 'signature',
  unreadable: 'unreadable',
  unknown_payment: 'unknown_payment',
} as const satisfies Record<Exclude<CallbackOutcome, 'stored'>, string>

type RefusalCounts = Record<(typeof REASONS)[keyof typeof REASONS], number>

export function countRefusals(payments: Payments): { payments: Payments; refusals(): RefusalCounts } {
  const counts: RefusalCounts = { signature: 0, unreadable: 0, unknown_payment: 0 }
  return {
    payments: {
      ...payments,
      async receiveCallback(...callback) {
        const outcome = await payments.receiveCallback(...callback)
        if (outcome !== 'stored') counts[REASONS[outcome]] += 1
        return outcome
      },
    },
    refusals: () => ({ ...counts }),
  }
}
