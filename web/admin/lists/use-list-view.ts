import { localizedPath } from '../../i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '../../router/index.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { type ListTab, type ListView, readListView, type StatusOf, writeListView } from './list-view.ts'

/** The view in the address, its address for links, and the way to change it. */
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
    /** A next page begins at its top. */
    goToPage(page: number): void {
      navigate(addressOf({ ...view, page, open: null }))
    },
  }
}
