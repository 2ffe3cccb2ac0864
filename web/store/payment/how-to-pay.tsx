import { cleanStep } from '#contract/instructions.ts'
import type { Instruction } from '#contract/payment.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'

/** The gateway's steps, each way in a fold; the first one is open. */
export function HowToPay({ instructions }: { instructions: readonly Instruction[] }) {
  const { t } = useText()
  if (instructions.length === 0) return null
  return (
    <div className="px-4 pb-2 lg:px-6">
      <h2 className="pb-2 text-lg">{t('payment.howToPay')}</h2>
      {instructions.map(({ title, steps }, place) => (
        <details key={title} className="acc" open={place === 0}>
          <summary>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <ol className="steps-list pt-1 pb-1 text-sm leading-6">
            {steps.map((step) => (
              // The steps are HTML of the gateway's: only what cleanStep lets through is shown.
              <li key={step} dangerouslySetInnerHTML={{ __html: cleanStep(step) }} />
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}
