import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { changePlayersView, type PlayersView, readPlayersView, writePlayersView } from './players-view.ts'

export function usePlayersView() {
  const { language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = readPlayersView(query)
  return {
    view,
    /** Another page scrolls to the top, a filter does not. */
    show(change: Partial<PlayersView>): void {
      const address =
        localizedPath(language, '/admin/players') + writePlayersView(changePlayersView(view, change))
      if (change.cursor) navigate(address)
      else navigate(address, { replace: true, preventScrollReset: true })
    },
  }
}
