import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const SECONDS_A_MINUTE = 60

/** The text of a login lockout; minutes are rounded up. */
export function useWaitText(): (waitSeconds: number | null) => string {
  const { t, number } = useAdminText()
  return (waitSeconds) => {
    if (waitSeconds === null) return t('adminErrors.too_many_attempts')
    const wait =
      waitSeconds < SECONDS_A_MINUTE
        ? t('admin.seconds', { count: number(waitSeconds) })
        : t('admin.minutes', { count: number(Math.ceil(waitSeconds / SECONDS_A_MINUTE)) })
    return t('admin.lockedFor', { wait })
  }
}
