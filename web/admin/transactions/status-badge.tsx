import type { ShownStatus } from '#contract/payment.ts'
import { Badge, type Tone } from '../parts/badge.tsx'

/** Paid is green, pending yellow, everything else red. */
export function StatusBadge({ status }: { status: ShownStatus }) {
  return <Badge tone={toneOf(status)}>{status}</Badge>
}

function toneOf(status: ShownStatus): Tone {
  if (status === 'PAID') return 'ok'
  return status === 'PENDING' ? 'wait' : 'bad'
}
