// Flags of transactions that an admin must review.

/** All but the last two are notifications that do not match the order: they change no status and deliver nothing. */
export const TRANSACTION_FLAGS = [
  'amount_mismatch',
  'reference_mismatch',
  'unknown_status',
  'open_payment',
  'paid_after_failure',
  'refunded',
] as const
export type TransactionFlag = (typeof TRANSACTION_FLAGS)[number]
