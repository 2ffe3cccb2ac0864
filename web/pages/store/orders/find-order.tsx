import { type FormEvent, useRef, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { isReference, toReference } from '#contract/shop/reference.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

type Problem = 'orders.findShort' | 'orders.findMissing'

/** Where nothing answers, the page of the payment says what is wrong. */
async function problemOf(reference: string, lng: Language): Promise<Problem | null> {
  try {
    await call('GET /api/store/transactions/:reference', { params: { reference }, query: { lng } })
  } catch (error) {
    if (error instanceof ApiError && error.reply?.code === 'payment_not_found') return 'orders.findMissing'
  }
  return null
}

/** Leads to the payment with a reference; without script the server looks for it. */
export function FindOrder() {
  const { t, language } = useText()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function find(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const reference = toReference(field.current?.value ?? '')
    const why = isReference(reference) ? await problemOf(reference, language) : 'orders.findShort'
    if (why === null) return navigate(localizedPath(language, `/store/checkout/${reference}`))
    setProblem(why)
    field.current?.focus()
  }

  return (
    <Form className="w-full" action={localizedPath(language, '/store/checkout')} onSubmit={find}>
      <label className="label max-lg:sr-only" htmlFor="reference">
        {t('orders.find')}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id="reference"
          name="reference"
          className="input num min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby="reference-help"
          onChange={() => setProblem(null)}
        />
        <Button type="submit" variant="outline">
          {t('shell.find')}
        </Button>
      </div>
      <p className={problem ? 'error' : 'help'} id="reference-help" role={problem ? 'alert' : undefined}>
        {problem && <Icon name="circle-alert" className="mt-0.5" />}
        {t(problem ?? 'payment.findHelp')}
      </p>
    </Form>
  )
}
