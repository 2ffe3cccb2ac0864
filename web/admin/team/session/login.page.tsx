import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { ADMIN_USERNAME_MAX_LENGTH } from '#contract/team/admin.ts'
import { hasCode } from '#web/admin/kit/api/admin-call.ts'
import { requestPasskey, useCanUsePasskeys } from '#web/admin/kit/api/ask-device.ts'
import { takeReturnPath } from '#web/admin/kit/api/return-path.ts'
import { readToken, storeToken, tokenRemovalReason } from '#web/admin/kit/api/token-store.ts'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button, SubmitButton } from '#web/admin/kit/parts/button.tsx'
import { CodeInput, InputField, PasswordField } from '#web/admin/kit/parts/field.tsx'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { call } from '#web/kit/api/call.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { OutsideScreen } from './outside-screen.tsx'
import { signIn } from './sign-in.ts'

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

/** Opens the console. The promise stays pending, so that the form stays busy until the next page replaces it. */
function useEnter(): (token: string) => Promise<never> {
  const { language } = useAdminText()
  const navigate = useNavigate()
  return (token) => {
    storeToken(token)
    navigate(takeReturnPath(language), { replace: true })
    return new Promise(() => {})
  }
}

type Failure = { text: string; help?: string }
type Missing = { username?: string; password?: string }

function LoginForm({ onCodeNeeded }: { onCodeNeeded: (twoFactorToken: string) => void }) {
  const words = useAdminText()
  const { language, t, reasonOf } = words
  const navigate = useNavigate()
  const enter = useEnter()
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<Failure | null>(null)
  const [missing, setMissing] = useState<Missing>({})

  /** Signed-in admins skip the login. */
  const onArrival = useEffectEvent(() => {
    if (readToken()) navigate(takeReturnPath(language), { replace: true })
    else if (tokenRemovalReason() === 'refused') setProblem({ text: t('admin.sessionEnded') })
  })
  useEffect(() => onArrival(), [])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    setMissing({
      username: username === '' ? t('admin.usernameRequired') : undefined,
      password: password === '' ? t('admin.passwordRequired') : undefined,
    })
    if (username === '' || password === '') return
    setProblem(null)
    run(async () => {
      const result = await signIn({ username, password })
      if (result.kind === 'in') await enter(result.token)
      else if (result.kind === 'code') onCodeNeeded(result.twoFactorToken)
      else if (result.kind === 'silent')
        setProblem({ text: t('admin.loginFailed'), help: t('adminErrors.noAnswer') })
      else if (result.kind === 'locked') setProblem({ text: waitText(result.waitSeconds, words) })
      else if (result.kind === 'wrong')
        setProblem({ text: t('admin.loginFailed'), help: t('admin.loginFailedHelp') })
      else setProblem({ text: t('admin.loginFailed'), help: reasonOf(result.problem) })
    })
  }

  return (
    <Form className="slab grid gap-4 p-5 lg:p-6" noValidate onSubmit={submit}>
      <h1 className="text-xl">{t('admin.signInTitle')}</h1>
      {problem && <Problem {...problem} />}
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
      <PasswordField label={t('admin.password')} error={missing.password} autoComplete="current-password" />
      <SubmitButton className="mt-1 w-full" busy={busy && t('admin.loggingIn')} label={t('admin.signIn')} />
      <PasskeySignIn />
    </Form>
  )
}

const SECONDS_A_MINUTE = 60

/** The text of a login lockout; minutes are rounded up. */
function waitText(waitSeconds: number | null, { t, number }: AdminText): string {
  if (waitSeconds === null) return t('adminErrors.too_many_attempts')
  const wait =
    waitSeconds < SECONDS_A_MINUTE
      ? t('admin.seconds', { count: number(waitSeconds) })
      : t('admin.minutes', { count: number(Math.ceil(waitSeconds / SECONDS_A_MINUTE)) })
  return t('admin.lockedFor', { wait })
}

type CodeProps = { twoFactorToken: string; onStartAgain: () => void }

/** The second step: a code of the authenticator app, or a recovery code. */
function CodeForm({ twoFactorToken, onStartAgain }: CodeProps) {
  const { t, reasonOf } = useAdminText()
  const enter = useEnter()
  const { busy, problem, run } = useAction()
  const [isMissing, setMissing] = useState(false)
  const isWrong = hasCode(problem, 'two_factor_failed')

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setMissing(code === '')
    if (code === '') return
    run(async () => {
      const body = { two_factor_token: twoFactorToken, code }
      const { token } = await call('POST /api/admin/login/two-factor', { body })
      await enter(token)
    })
  }

  const error = isMissing ? t('adminTeam.codeRequired') : isWrong ? reasonOf(problem) : undefined
  return (
    <Form className="slab grid gap-4 p-5 lg:p-6" noValidate onSubmit={submit}>
      <h1 className="text-xl">{t('adminTeam.codeTitle')}</h1>
      {problem !== null && !isWrong && <Problem text={reasonOf(problem)} />}
      <p className="text-sm text-soft">{t('adminTeam.codeText')}</p>
      <InputField as={CodeInput} label={t('adminTeam.code')} error={error} autoFocus />
      <SubmitButton className="w-full" busy={busy} label={t('admin.signIn')} />
      <PasskeySignIn />
      <Button variant="ghost" size="md" className="w-full" disabled={busy} onClick={onStartAgain}>
        {t('adminTeam.startAgain')}
      </Button>
    </Form>
  )
}

/** Opens a session without password and code; also the second step of somebody without an authenticator app. */
function PasskeySignIn() {
  const { t, reasonOf } = useAdminText()
  const enter = useEnter()
  const { busy, problem, run } = useAction()
  const canUse = useCanUsePasskeys()
  if (!canUse) return null
  const signIn = () =>
    run(async () => {
      const options = await call('POST /api/admin/login/passkey/options', {})
      const { token } = await call('POST /api/admin/login/passkey', { body: await requestPasskey(options) })
      await enter(token)
    })
  return (
    <>
      {problem !== null && <Problem text={reasonOf(problem)} />}
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
