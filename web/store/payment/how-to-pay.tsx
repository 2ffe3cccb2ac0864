import type { ReactNode } from 'react'
import type { PaymentGuide } from '#content/payment-steps.ts'
import { cleanStep } from '#contract/instructions.ts'
import type { Instruction } from '#contract/payment.schema.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { stepParts } from './payment-guides.ts'

type Props = { guides: readonly PaymentGuide[]; instructions: readonly Instruction[] }

/** Our own steps, or the Indonesian ones of the gateway. */
export function HowToPay({ guides, instructions }: Props) {
  const { t, language } = useText()
  if (guides.length + instructions.length === 0) return null
  const isForeign = language !== 'id'
  return (
    <div className="px-4 pb-2 lg:px-6">
      <h2 className="pb-2 text-lg">{t('payment.howToPay')}</h2>
      {guides.map(({ title, steps }, index) => (
        <Fold key={title} title={title} isOpen={index === 0}>
          <ol className="steps-list">
            {steps.map((step) => (
              <li key={step}>
                <OwnStep step={step} />
              </li>
            ))}
          </ol>
        </Fold>
      ))}
      {guides.length === 0 ? (
        <div lang={isForeign ? 'id' : undefined}>
          {instructions.map(({ title, steps }, index) => (
            <Fold key={title} title={title} isOpen={index === 0}>
              <GatewaySteps steps={steps} />
            </Fold>
          ))}
        </div>
      ) : (
        instructions.length > 0 && (
          <Fold title={t('payment.gatewaySteps')} isOpen={false}>
            <div lang="id">
              {instructions.map(({ title, steps }) => (
                <section key={title}>
                  <h3 className="mb-2 font-bold">{title}</h3>
                  <GatewaySteps steps={steps} />
                </section>
              ))}
            </div>
          </Fold>
        )
      )}
    </div>
  )
}

function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="acc" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="pt-1 pb-1 text-sm leading-6">{children}</div>
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

function GatewaySteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="steps-list">
      {steps.map((step) => (
        // The gateway sends HTML; cleanStep is the allow-list.
        <li key={step} dangerouslySetInnerHTML={{ __html: cleanStep(step) }} />
      ))}
    </ol>
  )
}
