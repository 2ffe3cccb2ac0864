import type { PaymentGuide } from '#content/payment-steps.ts'
import { cleanStep } from '#contract/shop/instructions.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { stepParts } from './step-parts.ts'

type Props = { guides: readonly PaymentGuide[]; instructions: readonly Instruction[] }

/** Our own steps; those of the gateway, in Indonesian, for a method that has none. */
export function HowToPay({ guides, instructions }: Props) {
  const { t, language } = useText()
  const isOurs = guides.length > 0
  if (!isOurs && instructions.length === 0) return null
  return (
    <div className="px-4 pb-2 lg:px-6">
      <h2 className="pb-2 text-lg">{t('payment.howToPay')}</h2>
      <div lang={isOurs || language === 'id' ? undefined : 'id'}>
        {(isOurs ? guides : instructions).map(({ title, steps }, index) => (
          <details key={title} className="acc" open={index === 0}>
            <summary>
              {title}
              <Icon name="chevron-down" />
            </summary>
            <div className="pt-1 pb-1 text-sm leading-6">
              <ol className="steps-list">
                {steps.map((step) =>
                  isOurs ? (
                    <li key={step}>
                      <OwnStep step={step} />
                    </li>
                  ) : (
                    // The gateway sends HTML; cleanStep is the allow-list.
                    <li key={step} dangerouslySetInnerHTML={{ __html: cleanStep(step) }} />
                  ),
                )}
              </ol>
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}

function OwnStep({ step }: { step: string }) {
  return stepParts(step).map(({ text, isBold, isIndonesian }, index) =>
    isBold ? (
      <b key={index} className="num text-ink" lang={isIndonesian ? 'id' : undefined}>
        {text}
      </b>
    ) : (
      text
    ),
  )
}
