import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { isFree, type PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import type { BotCheck as Check } from '#contract/site/bot-check.schema.ts'
import { BotCheck } from '#web/kit/bot-check/bot-check.tsx'
import type { BotCheckHandle } from '#web/kit/bot-check/check-box.tsx'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import { AcceptedPages } from './accepted-pages.tsx'
import { CheckoutBar, PAY_ID, SECURITY_CHECK_ID } from './checkout-bar.tsx'
import type { CouponProps } from './coupon-code.tsx'
import type { FailedProps } from './failed-order.tsx'
import type { GiftProps } from './gift-fields.tsx'
import { MethodChoice } from './method-choice.tsx'
import { COUPON_ID, loadAgain } from './order-again.ts'
import { loadChoice } from './remembered-choice.ts'
import { type Offer, type OnRefused, type OrderFailure, totalOf, useCheckout } from './use-checkout.ts'
import { useCoupon } from './use-coupon.ts'
import { type GiftEntry, useGift } from './use-gift.ts'
import { type Entry, type UsernameEntry, useUsername } from './use-username.ts'
import { USERNAME_ID, UsernameField } from './username-field.tsx'

type Props = {
  offer: Offer
  check: Check
  onRefused: OnRefused
  onPlaced?: () => void
}

const EMPTY: Entry = { typed: '', bedrock: false }

export function CheckoutForm({ offer: offered, check, onRefused, onPlaced }: Props) {
  const { t } = useText()
  const entry = useUsername(offered.products)
  const gift = useGift()
  const coupon = useCoupon(offered, entry.encoded)
  const offer = coupon.priced
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod | null>(null)
  const form = useRef<HTMLFormElement>(null)
  /** Name of the part that is not shown: the friend's, or the buyer's own. */
  const otherName = useRef(EMPTY)
  const botCheck = useRef<BotCheckHandle>(null)
  const { token, problem, setCheck, isBusy, failure, forget, placeOrder } = useCheckout(offer, {
    coupon: coupon.code,
    botCheck,
    onPlaced,
    onRefused(error, isOutdated) {
      onRefused(error, isOutdated)
      if (isOutdated) coupon.onRefused(error)
    },
  })
  const methods = offer.payment_methods
  const method = methods.find((one) => one.method === chosenMethod) ?? methods[0] ?? null
  const isPayable = (isFree(offer.price) || method !== null) && !offer.isStale && !coupon.isBusy

  useRestoredEntries({ form, id: offered.id, methods, entry, gift, choose: setChosenMethod })

  /** Each part keeps its own name, so that a gift never goes to the buyer by mistake. */
  function switchTo(isGift: boolean): void {
    if (isGift === gift.isGift) return
    const other = otherName.current
    otherName.current = entry.entry
    gift.setGift(isGift)
    entry.offer(other)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (entry.encoded === null) {
      entry.validate()
      document.getElementById(USERNAME_ID)?.focus()
    } else if (token === null) {
      toasts.show('error', t('store.securityCheckRequired'))
      document.getElementById(SECURITY_CHECK_ID)?.focus()
    } else if (isPayable) placeOrder({ ...entry.entry, method, gift: gift.ordered, token })
  }

  return (
    <Form
      ref={form}
      className="slab checkout"
      aria-labelledby="checkout-title"
      onInput={forget}
      onSubmit={submit}
    >
      <h2 id="checkout-title" className="sr-only">
        {t('store.checkout')}
      </h2>
      <UsernameField entry={entry} isGift={gift.isGift}>
        <ForWhom gift={gift} onSwitch={switchTo} />
      </UsernameField>
      <GiftPart gift={gift} isInGame={offered.message_in_game} />
      {isFree(offer.price) && <p className="text-sm text-soft">{t('store.freeNote')}</p>}
      {methods.length > 0 && <MethodChoice methods={methods} chosen={method} onChoose={setChosenMethod} />}
      {offer.no_methods && <p className="text-bad text-sm">{t(`store.noMethods_${offer.no_methods}`)}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {offered.takes_coupons && !isFree(offered.price) && (
          <CouponField coupon={coupon} fullPrice={offered.price} />
        )}
        <SecurityCheck
          check={check}
          onToken={(token, problem) => setCheck({ token, problem })}
          ref={botCheck}
        />
      </div>
      <div className="pay-dock" data-free={(check.kind === 'turnstile' && token === null) || undefined}>
        <WhyFailed
          isReady={token !== null}
          failure={failure}
          methods={methods}
          total={totalOf(method, offer)}
          onRetry={(next) => {
            if (next) setChosenMethod(next)
            forget()
            document.getElementById(PAY_ID)?.focus({ preventScroll: true })
          }}
        />
        <CheckoutBar
          offer={offer}
          fullPrice={offered.price}
          method={method}
          entry={entry}
          isChecked={token !== null}
          problem={problem}
          isPayable={isPayable}
          isBusy={isBusy}
        />
      </div>
      <AcceptedPages />
    </Form>
  )
}

type Restoring = {
  form: RefObject<HTMLFormElement | null>
  id: string
  methods: readonly PayableMethod[]
  entry: UsernameEntry
  gift: GiftEntry
  choose: (method: PaymentMethod) => void
}

/** Restores what was typed before hydration, the choices of an order that is repeated, or the name of the last order. */
function useRestoredEntries({ form, id, methods, entry, gift, choose }: Restoring): void {
  const onMount = useEffectEvent(() => {
    const remembered = loadChoice()
    const again = loadAgain(id)
    const early = form.current && earlyEntries(form.current)
    const earlyMethod = methods.find((one) => one.method === early?.method)
    if (earlyMethod && earlyMethod !== methods[0]) choose(earlyMethod.method)
    else if (again?.method) choose(again.method)
    if (early?.username || early?.bedrock) entry.offer({ typed: early.username, bedrock: early.bedrock })
    else if (again) {
      entry.offer({ typed: again.username, bedrock: again.bedrock })
      if (again.gift) gift.offer(again.gift)
      // Nothing is left to type, so the bot check must not wait for the first input.
      form.current?.dispatchEvent(new Event('input'))
    } else if (remembered) entry.offer({ typed: remembered.username, bedrock: remembered.bedrock })
  })
  useEffect(() => onMount(), [])
}

/** Input from before hydration; it takes precedence over the remembered choice. */
function earlyEntries(form: HTMLFormElement) {
  const entries = new FormData(form)
  return {
    username: String(entries.get('username') ?? ''),
    bedrock: entries.has('bedrock'),
    method: entries.get('paymentMethod'),
  }
}

function SecurityCheck(props: ComponentProps<typeof BotCheck>) {
  const { t } = useText()
  return (
    <div
      id={SECURITY_CHECK_ID}
      tabIndex={-1}
      className={props.check.kind === 'turnstile' ? 'w-full' : 'ml-auto min-w-0'}
    >
      <BotCheck {...props} />
      <noscript>
        <p className="error">{t('store.needsScript')}</p>
      </noscript>
    </div>
  )
}

type WhyProps = Omit<FailedProps, 'failure'> & { failure: OrderFailure | null; isReady: boolean }

/** Loaded once an order can be placed: the one that fails may do so because the connection is gone. */
function WhyFailed({ failure, isReady, ...props }: WhyProps) {
  const { t } = useText()
  const Row = useLoaded(
    () => import('./failed-order.tsx').then(({ FailedOrder }) => FailedOrder),
    isReady || failure !== null,
  )
  if (!failure || !Row) return null
  if (Row !== 'failed') return <Row failure={failure} {...props} />
  return (
    <p className="error" role="alert">
      {t(failure.reason)}
    </p>
  )
}

/** A question first: most buyers have no coupon, and the field is loaded for those who do. */
function CouponField(props: CouponProps) {
  const { t } = useText()
  const [Code, setCode] = useState<ComponentType<CouponProps> | null>(null)
  // The drawer links to the field.
  useEffect(() => {
    if (window.location.hash === `#${COUPON_ID}`) open()
  }, [])
  if (Code) return <Code {...props} />

  function open(): void {
    import('./coupon-code.tsx').then(
      ({ CouponCode }) => setCode(() => CouponCode),
      () => toasts.show('error', t('store.couponFailed')),
    )
  }

  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-2 font-bold text-sm text-soft underline underline-offset-4 hover:text-ink"
      onClick={open}
    >
      <Icon name="ticket-percent" />
      {t('store.couponQuestion')}
    </button>
  )
}

function ForWhom({ gift, onSwitch }: { gift: GiftEntry; onSwitch: (isGift: boolean) => void }) {
  const { t } = useText()
  return (
    <fieldset className="seg">
      <legend className="sr-only">{t('checkout.forWhom')}</legend>
      <button type="button" aria-pressed={!gift.isGift} onClick={() => onSwitch(false)}>
        {t('checkout.forMe')}
      </button>
      <button
        type="button"
        className="flex items-center gap-1.5"
        aria-pressed={gift.isGift}
        onClick={() => onSwitch(true)}
      >
        <Icon name="gift" className="max-sm:hidden" />
        {t('checkout.forFriend')}
      </button>
    </fieldset>
  )
}

/** Only a gift needs its fields. Without them it has no words, which are optional. */
function GiftPart(props: GiftProps) {
  const Fields = useLoaded(
    () => import('./gift-fields.tsx').then(({ GiftFields }) => GiftFields),
    props.gift.isGift,
  )
  return props.gift.isGift && Fields && Fields !== 'failed' && <Fields {...props} />
}
