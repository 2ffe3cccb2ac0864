import type { Language } from '#contract/language.ts'
import { GATEWAY_NAMES } from '#contract/settings/gateways.ts'
import { termsOf } from '#contract/settings/payment-methods.ts'
import type { Payments } from '#contract/settings/payments.schema.ts'
import type { ChannelReport, ChannelState, ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import type { FeeRule } from '#contract/shop/payment-channels.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

const TONES: Record<ChannelState, Tone> = {
  active: 'ok',
  inactive: 'plain',
  not_listed: 'plain',
  unknown: 'wait',
}

/** Fees, limits and state of a method at the gateway, which is named where several take it. */
export function ChannelTerms({ channel, name }: { channel: ChannelReport; name: string | null }) {
  const text = useAdminText()
  const { t, rupiah } = text
  const { group } = termsOf(channel.method, channel)
  return (
    <span className="num flex flex-wrap items-center gap-x-4 gap-y-1">
      {name && <b>{name}</b>}
      {!name && <span>{t(`adminMethods.${channel.group === 'eWallet' ? 'wallet' : group}`)}</span>}
      <span>{feeText(channel, text)}</span>
      <span>
        {t('adminMethods.range', { min: rupiah(channel.min_rupiah), max: rupiah(channel.max_rupiah) })}
      </span>
      {channel.resting ? (
        <Badge tone="wait">{t('adminMethods.resting')}</Badge>
      ) : (
        <Badge tone={TONES[channel.state]}>{t(`adminMethods.state_${channel.state}`)}</Badge>
      )}
    </span>
  )
}

function feeText(channel: ChannelReport, text: AdminText): string {
  const { t, rupiah, language } = text
  // Nothing is known of a channel that the gateway has not told about.
  if (channel.state === 'not_listed' || channel.state === 'unknown') return t('adminMethods.feeUnknown')
  const { cashierExtraRupiah } = termsOf(channel.method, channel)
  const buyer = feeRuleText(channel.buyer, language)
  const owner = feeRuleText(channel.owner, language)
  const parts = [
    buyer && t('adminMethods.fee', { amount: buyer }),
    owner && t('adminMethods.ownFee', { amount: owner }),
    cashierExtraRupiah > 0 && t('adminMethods.cashierFee', { amount: rupiah(cashierExtraRupiah) }),
  ]
  return parts.filter(Boolean).join(' · ') || t('adminMethods.noFee')
}

/** `Rp750 + 0.7%`; in Indonesian with a comma. Empty without a fee. */
export function feeRuleText({ flat, percent }: FeeRule, language: Language): string {
  const share = language === 'id' ? String(percent).replace('.', ',') : String(percent)
  return [...(flat > 0 ? [rupiah(flat)] : []), ...(percent > 0 ? [`${share}%`] : [])].join(' + ')
}

type Props = { report: ChannelsReport; methods: Payments['methods']; askProblem: unknown }

/** The methods that the gateway does not take although they are offered here, and why its list may be old. */
export function ChannelNotices({ report, methods, askProblem }: Props) {
  const { t, timestamp, reasonOf } = useAdminText()
  const gateway = GATEWAY_NAMES[report.gateway]
  const offered = report.channels.filter(({ method }) =>
    methods.some((entry) => entry.method === method && entry.enabled),
  )
  const labels = (channels: readonly ChannelReport[]) =>
    channels.map((channel) => termsOf(channel.method, channel).label).join(', ')
  const inactive = offered.filter(({ state }) => state === 'inactive')
  const missing = offered.filter(({ state }) => state === 'not_listed')
  const notes = [
    inactive.length > 0 && {
      title: t('adminMethods.switchedOff', { gateway, names: labels(inactive) }),
      text: t('adminMethods.switchedOffText', { gateway }),
    },
    missing.length > 0 && {
      title: t('adminMethods.notActivated', { gateway, names: labels(missing) }),
      text: t('adminMethods.notActivatedText', { gateway }),
    },
    ...offered.map(
      (channel) =>
        channel.resting && {
          title: t('adminMethods.restingUntil', {
            name: termsOf(channel.method, channel).label,
            time: timestamp(channel.resting.until),
          }),
          text: `${t(`adminMethods.rest_${channel.resting.reason}`, { gateway })} ${channel.resting.detail}`,
        },
    ),
    report.problem && {
      title: t(`adminMethods.problem_${report.problem.code}`, { gateway }),
      text: report.asked_at
        ? t('adminMethods.oldList', { time: timestamp(report.asked_at) })
        : t('adminMethods.noList', { gateway }),
    },
  ]
  return (
    <div className="grid gap-2 empty:hidden" aria-live="polite">
      {askProblem !== null && (
        <Note look="notice-bad" title={t('adminMethods.askFailed')} text={reasonOf(askProblem)} />
      )}
      {notes.map((note) => note && <Note key={note.title} look="notice-wait" {...note} />)}
    </div>
  )
}

function Note({ look, title, text }: { look: 'notice-bad' | 'notice-wait'; title: string; text: string }) {
  return (
    <div className={`notice ${look}`}>
      <Icon name="triangle-alert" />
      <p className="wrap-anywhere min-w-0">
        <b>{title}</b>
        <span className="block text-ink">{text}</span>
      </p>
    </div>
  )
}
