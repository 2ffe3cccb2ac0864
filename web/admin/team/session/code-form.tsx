// The second step of a sign-in: a code of the authenticator app, or a recovery code.

import { type FormEvent, useState } from 'react'
import { takeReturnPath } from '#web/admin/kit/api/return-path.ts'
import { storeToken } from '#web/admin/kit/api/token-store.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { CodeInput } from '#web/admin/kit/parts/code-input.tsx'
import { InputField } from '#web/admin/kit/parts/field.tsx'
import { hasCode, reasonOf } from '#web/admin/kit/text/problem-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { SignInProblem } from './sign-in-problem.tsx'

type Props = { twoFactorToken: string; onStartAgain: () => void }

export function CodeForm({ twoFactorToken, onStartAgain }: Props) {
  const words = useAdminText()
  const { t, language } = words
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [isMissing, setMissing] = useState(false)
  const isWrong = hasCode(problem, 'two_factor_failed')

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setMissing(code === '')
    if (code === '' || busy) return
    setBusy(true)
    setProblem(null)
    try {
      const body = { two_factor_token: twoFactorToken, code }
      const { token } = await call('POST /api/admin/login/two-factor', { body })
      storeToken(token)
      navigate(takeReturnPath(language), { replace: true })
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new Error('no answer', { cause: error }))
      setBusy(false)
    }
  }

  const error = isMissing ? t('adminTeam.codeRequired') : isWrong ? reasonOf(problem, words) : undefined
  return (
    <Form className="slab grid gap-4 p-5 lg:p-6" noValidate onSubmit={submit}>
      <h1 className="text-xl">{t('adminTeam.codeTitle')}</h1>
      {problem !== null && !isWrong && <SignInProblem text={reasonOf(problem, words)} />}
      <p className="text-sm text-soft">{t('adminTeam.codeText')}</p>
      <InputField as={CodeInput} label={t('adminTeam.code')} error={error} autoFocus />
      <Button
        variant="primary"
        size="md"
        className="w-full"
        busy={busy && t('adminTeam.signingIn')}
        type="submit"
        label={t('admin.signIn')}
      />
      <PasskeySignIn />
      <Button variant="ghost" size="md" className="w-full" disabled={busy} onClick={onStartAgain}>
        {t('adminTeam.startAgain')}
      </Button>
    </Form>
  )
}
