import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { ADMIN_USERNAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#contract/team/admin.ts'
import { takeReturnPath } from '#web/admin/kit/api/return-path.ts'
import { readToken, storeToken, tokenRemovalReason } from '#web/admin/kit/api/token-store.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { InputField } from '#web/admin/kit/parts/field.tsx'
import { PasswordInput } from '#web/admin/kit/parts/password-input.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { CodeForm } from './code-form.tsx'
import { OutsideScreen } from './outside-screen.tsx'
import { signIn } from './sign-in.ts'
import { type Failure, SignInProblem } from './sign-in-problem.tsx'

export default function LoginPage() {
  const { t } = useAdminText()
  const [twoFactorToken, setTwoFactorToken] = useState<string | null>(null)
  return (
    <OutsideScreen title={t('admin.signInTitle')}>
      {twoFactorToken === null ? (
        <LoginForm onCodeNeeded={setTwoFactorToken} />
      ) : (
        <CodeForm twoFactorToken={twoFactorToken} onStartAgain={() => setTwoFactorToken(null)} />
      )}
    </OutsideScreen>
  )
}

type Missing = { username?: string; password?: string }

function LoginForm({ onCodeNeeded }: { onCodeNeeded: (twoFactorToken: string) => void }) {
  const { language, t } = useAdminText()
  const navigate = useNavigate()
  const waitText = useWaitText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [missing, setMissing] = useState<Missing>({})

  /** Signed-in admins skip the login. */
  const onArrival = useEffectEvent(() => {
    if (readToken()) navigate(takeReturnPath(language), { replace: true })
    else if (tokenRemovalReason() === 'refused') setProblem({ text: t('admin.sessionEnded') })
  })
  useEffect(() => onArrival(), [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    setMissing({
      username: username === '' ? t('admin.usernameRequired') : undefined,
      password: password === '' ? t('admin.passwordRequired') : undefined,
    })
    if (username === '' || password === '' || busy) return
    setBusy(true)
    setProblem(null)
    const result = await signIn({ username, password })
    if (result.kind === 'in') {
      storeToken(result.token)
      navigate(takeReturnPath(language), { replace: true })
      return
    }
    setBusy(false)
    if (result.kind === 'code') onCodeNeeded(result.twoFactorToken)
    else if (result.kind === 'silent') setProblem({ text: t('adminErrors.noAnswer') })
    else if (result.kind === 'locked') setProblem({ text: waitText(result.waitSeconds) })
    else if (result.kind === 'wrong')
      setProblem({ text: t('admin.loginFailed'), help: t('admin.loginFailedHelp') })
    else if (result.text !== null && language === 'en') setProblem({ text: result.text })
    else setProblem({ text: t('admin.loginFailed') })
  }

  return (
    <Form className="slab grid gap-4 p-5 lg:p-6" noValidate onSubmit={submit}>
      <h1 className="text-xl">{t('admin.signInTitle')}</h1>
      {problem && <SignInProblem {...problem} />}
      <InputField
        label={t('admin.username')}
        error={missing.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ADMIN_USERNAME_MAX_LENGTH}
        required
      />
      <InputField
        as={PasswordInput}
        label={t('admin.password')}
        error={missing.password}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        required
      />
      <Button
        variant="primary"
        size="md"
        className="mt-1 w-full"
        busy={busy && t('admin.loggingIn')}
        type="submit"
        label={t('admin.signIn')}
      />
      <PasskeySignIn />
    </Form>
  )
}

const SECONDS_A_MINUTE = 60

/** The text of a login lockout; minutes are rounded up. */
function useWaitText(): (waitSeconds: number | null) => string {
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
