import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { type ListTab, type ListView, readListView, type StatusOf, writeListView } from './list-view.ts'

export function useListView<Tab extends ListTab>(tab: Tab) {
  const { language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = readListView(query, tab)
  const addressOf = (next: ListView<StatusOf<Tab>>) =>
    `${localizedPath(language, '/admin/store')}?${writeListView(tab, next)}`
  return {
    view,
    addressOf,
    show(next: ListView<StatusOf<Tab>>, { replace = true } = {}): void {
      navigate(addressOf(next), { replace, preventScrollReset: true })
    },
    /** Scrolls to the top, as a link does. */
    goToPage(page: number, cursor: string | null): void {
      navigate(addressOf({ ...view, page, cursor, open: null }))
    },
  }
}
