import { mayLeave } from '#web/kit/router/index.ts'
import { adminCall } from '../api/admin-call.ts'
import { removeToken } from '../api/token-store.ts'
import { showDone } from '../parts/action.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

/** Asks first if a form has unsaved changes. The guard of the screen leads to the login. */
export function useLogOut(): () => void {
  const { t } = useAdminText()
  function logOut(): void {
    // Best effort: if the server cannot be reached, the session expires by itself.
    adminCall('POST /api/admin/logout', {}).catch(() => {})
    removeToken('logout')
    showDone(t('admin.loggedOut'))
  }
  return () => {
    if (mayLeave(new URL('/admin/login', window.location.href), logOut)) logOut()
  }
}
