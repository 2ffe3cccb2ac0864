import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { type MoneyView, readView, writeView } from './period.ts'

const AHEAD_OF_UTC_MS = 7 * 60 * 60 * 1_000

export function useMoneyView() {
  const { language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const today = new Date(Date.now() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
  return {
    today,
    view: readView(query, today),
    show(next: MoneyView): void {
      const path = `${localizedPath(language, '/admin/money')}?${writeView(next)}`
      navigate(path, { replace: true, preventScrollReset: true })
    },
  }
}
