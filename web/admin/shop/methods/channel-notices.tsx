import { GATEWAY_NAMES } from '#contract/settings/gateways.ts'
import { termsOf } from '#contract/settings/payment-methods.ts'
import type { Payments } from '#contract/settings/payments.schema.ts'
import type { ChannelReport, ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = { report: ChannelsReport; methods: Payments['methods']; askProblem: unknown }

/** The methods that the gateway does not take although they are offered here, and why its list may be old. */
export function ChannelNotices({ report, methods, askProblem }: Props) {
  const { t, timestamp, reasonOf } = useAdminText()
  const gateway = GATEWAY_NAMES[report.gateway]
  const isOffered = ({ method }: ChannelReport) =>
    methods.some((entry) => entry.method === method && entry.enabled)
  const offered = report.channels.filter(isOffered)
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
