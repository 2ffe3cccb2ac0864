import type { NoticeTest } from '#contract/team/notices.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The reply of the receiver, in words. */
export function TestResult({ result }: { result: NoticeTest }) {
  const { t, number } = useAdminText()
  const { state, lacks, simulated, reason, reply, ms } = result
  if (state === 'not_set') {
    return (
      <p className="flex gap-2 text-sm text-wait">
        <Icon name="circle-alert" className="mt-0.5" />
        {t(`adminNotices.lacks_${lacks ?? 'address'}`)}
      </p>
    )
  }
  if (state === 'delivered') {
    const key = simulated ? 'adminNotices.testSimulated' : 'adminNotices.testDelivered'
    return (
      <p className="flex gap-2 text-ok text-sm">
        <Icon name="circle-check" className="mt-0.5" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {t(key, { ms: number(ms) })}
          {reply && <span className="block text-faint">{t('adminNotices.replied', { reply })}</span>}
        </span>
      </p>
    )
  }
  return (
    <p className="flex gap-2 text-bad text-sm">
      <Icon name="circle-x" className="mt-0.5" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t(`adminNotices.reason_${reason ?? 'other'}`)}
        {reply && <span className="block text-faint">{t('adminNotices.replied', { reply })}</span>}
      </span>
    </p>
  )
}
