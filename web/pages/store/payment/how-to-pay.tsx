import { type ReactNode, useState } from 'react'
import type { PaymentGuide } from '#content/payment-steps.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { cleanStep } from '#contract/shop/instructions.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { stepParts } from './payment-guides.ts'

type Props = { guides: readonly PaymentGuide[]; instructions: readonly Instruction[] }

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', id: 'Bahasa Indonesia' }

/** Our own steps in English, those of the gateway in Indonesian; both are in the page. */
export function HowToPay({ guides, instructions }: Props) {
  const { t, language } = useText()
  const [chosen, setChosen] = useState(language)
  if (guides.length + instructions.length === 0) return null
  const hasBoth = guides.length > 0 && instructions.length > 0
  const shown: Language = hasBoth ? chosen : guides.length > 0 ? 'en' : 'id'
  const isForeign = (other: Language) => (other === language ? undefined : other)
  return (
    <div className="px-4 pb-2 lg:px-6">
      <h2 className="pb-2 text-lg">{t('payment.howToPay')}</h2>
      {hasBoth && (
        <fieldset className="seg seg-lg mb-3">
          <legend className="sr-only">{t('payment.stepsLanguage')}</legend>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={isForeign(one)}
              aria-pressed={one === shown}
              onClick={() => setChosen(one)}
            >
              {LANGUAGE_NAMES[one]}
            </button>
          ))}
        </fieldset>
      )}
      <div hidden={shown !== 'en'} lang={isForeign('en')}>
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
      </div>
      <div hidden={shown !== 'id'} lang={isForeign('id')}>
        {instructions.map(({ title, steps }, index) => (
          <Fold key={title} title={title} isOpen={index === 0}>
            <GatewaySteps steps={steps} />
          </Fold>
        ))}
      </div>
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
