import { type FormEvent, useState } from 'react'
import { isReference, toReference } from '#contract/shop/reference.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { useNavigate } from '#web/kit/router/index.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { BackToStore } from '../back-to-store.tsx'
import { LostNotice } from '../lost-notice.tsx'
import { AskUs } from './ask-us.tsx'

const HELP_ID = 'reference-help'

/** No payment has this reference: another one can be entered. */
export function NoPayment({ why }: { why: 'missing' | 'malformed' }) {
  const { t } = useText()
  const isMissing = why === 'missing'
  const title = t(isMissing ? 'payment.notFound' : 'payment.invalidReference')
  return (
    <>
      <PageHead title={title} noindex />
      <LostNotice title={title} text={t(isMissing ? 'payment.notFoundText' : 'payment.invalidReferenceText')}>
        <FindForm />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <BackToStore variant="outline" />
          <AskUs />
        </div>
      </LostNotice>
    </>
  )
}

function FindForm() {
  const { t, language } = useText()
  const navigate = useNavigate()
  const [isWrong, setWrong] = useState(false)

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const reference = toReference(String(new FormData(event.currentTarget).get('reference')))
    setWrong(!isReference(reference))
    if (isReference(reference)) navigate(localizedPath(language, `/store/checkout/${reference}`))
  }

  return (
    <form onSubmit={find}>
      <label className="label" htmlFor="reference">
        {t('payment.reference')}
      </label>
      <div className="flex gap-2">
        <input
          id="reference"
          name="reference"
          className="input min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={HELP_ID}
        />
        <Button type="submit">{t('payment.find')}</Button>
      </div>
      <p className={isWrong ? 'error' : 'help'} id={HELP_ID} role="status">
        {t('payment.findHelp')}
      </p>
    </form>
  )
}
