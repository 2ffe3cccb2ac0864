import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { ADMIN_USERNAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#contract/admin.ts'
import { LanguageSwitcher } from '../../layout/language-switcher.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { SiteLink } from '../../layout/site-link.tsx'
import { useSite } from '../../layout/use-site.ts'
import { useNavigate } from '../../router/index.ts'
import { fit } from '../../ui/fit.ts'
import { Icon } from '../../ui/icon.tsx'
import { takeReturnPath } from '../api/return-path.ts'
import { readToken, storeToken, tokenRemovalReason } from '../api/token-store.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Field } from '../parts/field.tsx'
import { PasswordInput } from '../parts/password-input.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { signIn } from './sign-in.ts'

const SECONDS_A_MINUTE = 60

export default function LoginPage() {
  const { t } = useAdminText()
  const { shortName, look } = useSite()
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center p-4">
      <PageHead title={`${t('admin.signInTitle')} · ${t('admin.area', { name: shortName })}`} noindex />
      <div className="w-full max-w-88">
        <p className="fit mb-6 flex items-center justify-center gap-3">
          <img src={look.mark} alt="" width={40} height={40} />
          <span
            className="px fit-text leading-none! uppercase"
            style={fit(look.shortNameEm.word, { '--beside': '3.25rem' })}
          >
            {shortName}
          </span>
        </p>
        <LoginForm />
        <div className="mt-4 flex flex-wrap items-center justify-between text-sm">
          <SiteLink
            to="/"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-soft hover:text-ink"
          >
            <Icon name="arrow-left" />
            {t('admin.backToSite')}
          </SiteLink>
          <LanguageSwitcher
            className="-mr-2 flex"
            linkClassName="flex min-h-11 items-center gap-1.5 px-2 font-bold text-faint hover:text-ink aria-[current]:text-ink"
          />
        </div>
      </div>
    </main>
  )
}

type Missing = { username?: string; password?: string }
type Failure = { text: string; help?: string }

function LoginForm() {
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
    if (result.kind === 'silent') setProblem({ text: t('adminErrors.noAnswer') })
    else if (result.kind === 'locked') setProblem({ text: waitText(result.waitSeconds) })
    else if (result.kind === 'wrong')
      setProblem({ text: t('admin.loginFailed'), help: t('admin.loginFailedHelp') })
    else if (result.text !== null && language === 'en') setProblem({ text: result.text })
    else setProblem({ text: t('admin.loginFailed') })
  }

  return (
    <form className="slab grid gap-4 p-5 lg:p-6" noValidate onSubmit={submit}>
      <h1 className="text-xl">{t('admin.signInTitle')}</h1>
      {problem && (
        <div className="problem" role="alert">
          <Icon name="circle-alert" />
          <p>
            <b className="block">{problem.text}</b>
            {problem.help && <span className="block text-ink">{problem.help}</span>}
          </p>
        </div>
      )}
      <Field label={t('admin.username')} error={missing.username}>
        {(field) => (
          <input
            {...field}
            className="input"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={ADMIN_USERNAME_MAX_LENGTH}
            required
          />
        )}
      </Field>
      <Field label={t('admin.password')} error={missing.password}>
        {(field) => (
          <PasswordInput
            {...field}
            name="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            required
          />
        )}
      </Field>
      <BusyButton
        type="submit"
        busy={busy}
        busyLabel={t('admin.loggingIn')}
        className="btn-primary mt-1 w-full"
      >
        {t('admin.signIn')}
      </BusyButton>
    </form>
  )
}

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
