import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Form } from '#web/kit/ui/form.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { BackToStore } from '../back-to-store.tsx'
import { MyOrder } from '../my-order.tsx'
import { AskUs } from './ask-us.tsx'

/** No payment has this reference: the form asks the loader for another one, with or without script. */
export function NoPayment({ why }: { why: 'missing' | 'malformed' }) {
  const { t, language } = useText()
  const isMissing = why === 'missing'
  const title = t(isMissing ? 'payment.notFound' : 'payment.invalidReference')
  return (
    <>
      <PageHead title={title} noindex />
      <Notice
        isLost
        icon="telescope"
        title={title}
        text={t(isMissing ? 'payment.notFoundText' : 'payment.invalidReferenceText')}
      >
        <Form className="w-full" action={localizedPath(language, '/store/checkout')}>
          <label className="label" htmlFor="reference">
            {t('payment.reference')}
          </label>
          <div className="flex gap-2">
            <input
              id="reference"
              name="reference"
              className="input min-w-0 flex-1"
              autoComplete="off"
              spellCheck={false}
              aria-describedby="reference-help"
            />
            <Button type="submit">{t('payment.find')}</Button>
          </div>
          <p className="help" id="reference-help">
            {t('payment.findHelp')}
          </p>
        </Form>
        <MyOrder text={t('payment.lastOrder')} />
        <BackToStore variant="outline" />
        <AskUs />
      </Notice>
    </>
  )
}
