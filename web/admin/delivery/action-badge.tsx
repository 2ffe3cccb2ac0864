import type { SendActionState } from '#contract/delivery.ts'
import { Badge, type Tone } from '../parts/badge.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

const TONES: Record<SendActionState, Tone> = {
  queued: 'note',
  sending: 'note',
  done: 'ok',
  failed: 'bad',
  unknown: 'wait',
}

export function ActionBadge({ state }: { state: SendActionState }) {
  const { t } = useAdminText()
  return <Badge tone={TONES[state]}>{t(`adminDelivery.state_${state}`)}</Badge>
}
