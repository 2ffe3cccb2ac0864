import { useState } from 'react'
import { SIMULATED_OUTCOMES, type SimulatedOutcome } from '#contract/shop/payment.ts'
import { call } from '#web/kit/api/call.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'

export function SimulatePanel({ reference, onDone }: { reference: string; onDone: () => void }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)

  async function simulate(outcome: SimulatedOutcome): Promise<void> {
    setBusy(true)
    const sent = call('POST /api/sandbox/payments/:reference', { params: { reference }, body: { outcome } })
    await sent.then(onDone, () => toasts.show('error', t('payment.simulateFailed')))
    setBusy(false)
  }

  return (
    <section
      className="rounded-slab border border-note border-dashed p-4 lg:p-5"
      aria-labelledby="simulate-title"
    >
      <h2 id="simulate-title" className="flex items-center gap-2 font-bold text-base text-note">
        <Icon name="flask-conical" />
        {t('payment.simulateTitle')}
        <span className="badge ml-auto bg-note-bg text-note">{t('payment.sandbox')}</span>
      </h2>
      <p className="mt-1 text-sm text-soft">{t('payment.simulateText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {SIMULATED_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant="outline"
            size="sm"
            className="flex-1 px-2"
            disabled={isBusy}
            onClick={() => simulate(outcome)}
          >
            {t(`payment.status_${outcome}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
