import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Shown = SendAction['state'] | 'player'

const TONES: Record<Shown, Tone> = {
  queued: 'wait',
  player: 'note',
  sending: 'note',
  done: 'ok',
  failed: 'bad',
  unknown: 'wait',
  cancelled: 'plain',
}

export function ActionBadge({ action }: { action: Pick<SendAction, 'state' | 'waits_for'> }) {
  const { t } = useAdminText()
  const shown: Shown = action.waits_for === 'player' ? 'player' : action.state
  return <Badge tone={TONES[shown]}>{t(`adminDelivery.state_${shown}`)}</Badge>
}
