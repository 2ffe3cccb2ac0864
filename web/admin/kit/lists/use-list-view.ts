import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { Filter } from './filter.ts'
import { type ListView, type Reads, readListView, refine, writeListView } from './list-view.ts'

export type ViewFilter<Of extends Reads> = (
  name: keyof Of & string,
  filter: Omit<Filter, 'name' | 'value' | 'onChoose'>,
) => Filter

/** `start`: what the address of the list begins with. */
export function useListView<Of extends Reads>(
  path: string,
  reads: Of,
  start?: Readonly<Record<string, string>>,
) {
  const { language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = readListView(query, reads)
  const addressOf = (next: ListView<Of>) => localizedPath(language, path) + writeListView(next, start)
  function show(next: ListView<Of>, { replace = true } = {}): void {
    navigate(addressOf(next), { replace, preventScrollReset: true })
  }
  const filter: ViewFilter<Of> = (name, shown) => ({
    ...shown,
    name,
    value: view[name] ?? null,
    onChoose: (value) => show({ ...refine(view, {}), [name]: value ?? undefined }),
  })
  return {
    view,
    addressOf,
    show,
    /** A line of the filter menu that chooses one value of the address. */
    filter,
    /** Scrolls to the top, as a link does. */
    goToPage(page: number, cursor: string | null): void {
      navigate(addressOf({ ...view, page, cursor: cursor ?? undefined, open: undefined }))
    },
  }
}
