import { takeReturnPath } from '#web/admin/kit/api/return-path.ts'
import { storeToken } from '#web/admin/kit/api/token-store.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { reasonOf } from '#web/admin/kit/text/problem-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { call } from '#web/kit/api/call.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { SignInProblem } from '../session/sign-in-problem.tsx'
import { requestPasskey, useCanUsePasskeys } from './ask-device.ts'

/** Opens a session without password and code; also the second step of somebody without an authenticator app. */
export function PasskeySignIn() {
  const words = useAdminText()
  const { t, language } = words
  const navigate = useNavigate()
  const { busy, problem, run } = useAction()
  const canUse = useCanUsePasskeys()
  if (!canUse) return null
  const signIn = () =>
    run(async () => {
      const options = await call('POST /api/admin/login/passkey/options', {})
      const { token } = await call('POST /api/admin/login/passkey', { body: await requestPasskey(options) })
      storeToken(token)
      navigate(takeReturnPath(language), { replace: true })
    })
  return (
    <>
      {problem !== null && <SignInProblem text={reasonOf(problem, words)} />}
      <Button
        size="md"
        className="w-full"
        icon="key-round"
        busy={busy && t('adminTeam.passkeyWaiting')}
        onClick={signIn}
        label={t('adminTeam.passkeySignIn')}
      />
    </>
  )
}
