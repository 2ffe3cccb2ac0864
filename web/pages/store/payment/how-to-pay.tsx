import type { ReactNode } from 'react'
import type { PaymentGuide } from '#content/payment-steps.ts'
import { cleanStep } from '#contract/shop/instructions.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { stepParts } from './step-parts.ts'

type Props = {
  guides: readonly PaymentGuide[]
  payment: Pick<Payment, 'instructions' | 'gateway_name'>
}

/** Our own steps, with those of the gateway folded below them; where there are no own ones, the gateway's. */
export function HowToPay({ guides, payment: { instructions, gateway_name } }: Props) {
  const { t, language } = useText()
  const isOurs = guides.length > 0
  if (!isOurs && instructions.length === 0) return null
  const lang = language === 'id' ? undefined : 'id'
  return (
    <div className="mt-4">
      <h2 className="pb-2 text-lg">{t('payment.howToPay')}</h2>
      {guides.map(({ title, steps }, index) => (
        <Guide key={title} title={title} isOpen={index === 0}>
          <ol className="steps-list">
            {steps.map((step) => (
              <li key={step}>
                <OwnStep step={step} />
              </li>
            ))}
          </ol>
        </Guide>
      ))}
      {isOurs && instructions.length > 0 && (
        <Guide title={t('payment.gatewaySteps', { gateway: gateway_name ?? '' })}>
          {instructions.map(({ title, steps }) => (
            <section key={title} lang={lang}>
              <h3 className="pb-2 text-sm">{title}</h3>
              <GatewaySteps steps={steps} />
            </section>
          ))}
        </Guide>
      )}
      {!isOurs &&
        instructions.map(({ title, steps }, index) => (
          <div key={title} lang={lang}>
            <Guide title={title} isOpen={index === 0}>
              <GatewaySteps steps={steps} />
            </Guide>
          </div>
        ))}
    </div>
  )
}

/** The gateway sends HTML; cleanStep is the allow-list. */
function GatewaySteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="steps-list">
      {steps.map((step) => (
        <li key={step} dangerouslySetInnerHTML={{ __html: cleanStep(step) }} />
      ))}
    </ol>
  )
}

function Guide({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="acc" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="py-1 text-sm leading-6">{children}</div>
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
