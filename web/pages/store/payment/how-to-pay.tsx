import type { ReactNode } from 'react'
import type { PaymentGuide } from '#content/payment-steps.ts'
import { cleanStep } from '#contract/shop/instructions.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { stepParts } from './step-parts.ts'

type Props = { guides: readonly PaymentGuide[]; instructions: readonly Instruction[] }

/** Our own steps, with those of the gateway folded below them; where there are no own ones, the gateway's. */
export function HowToPay({ guides, instructions }: Props) {
  const { t, language } = useText()
  const isOurs = guides.length > 0
  if (!isOurs && instructions.length === 0) return null
  return (
    <div className="px-4 pb-2 lg:px-6">
      <h2 className="pb-2 text-lg">{t('payment.howToPay')}</h2>
      {guides.map(({ title, steps }, index) => (
        <Guide key={title} title={title} isOpen={index === 0}>
          {steps.map((step) => (
            <li key={step}>
              <OwnStep step={step} />
            </li>
          ))}
        </Guide>
      ))}
      {isOurs && instructions.length > 0 && (
        <h3 className="pt-4 pb-1 text-faint text-sm">{t('payment.gatewaySteps')}</h3>
      )}
      <div lang={language === 'id' || instructions.length === 0 ? undefined : 'id'}>
        {instructions.map(({ title, steps }, index) => (
          <Guide key={title} title={title} isOpen={!isOurs && index === 0}>
            {steps.map((step) => (
              // The gateway sends HTML; cleanStep is the allow-list.
              <li key={step} dangerouslySetInnerHTML={{ __html: cleanStep(step) }} />
            ))}
          </Guide>
        ))}
      </div>
    </div>
  )
}

function Guide({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="acc" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="pt-1 pb-1 text-sm leading-6">
        <ol className="steps-list">{children}</ol>
      </div>
    </details>
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
