import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ADMIN_USERNAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#contract/admin.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { SiteLink } from '../../layout/site-link.tsx'
import { useSite } from '../../layout/use-site.ts'
import { Icon } from '../../ui/icon.tsx'
import { BusyButton } from '../parts/busy-button.tsx'
import { Field } from '../parts/field.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { takePlace } from './return-place.ts'
import { signIn } from './sign-in.ts'
import { keepToken, readToken, whyDropped } from './token-store.ts'
import { useWaitText } from './use-wait-text.ts'

export default function LoginPage() {
  const { t } = useAdminText()
  const { shortName } = useSite()
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center p-4">
      <PageHead title={`${t('admin.signInTitle')} · ${t('admin.area', { name: shortName })}`} noindex />
      <div className="w-full max-w-88">
        <p className="mb-6 flex items-center justify-center gap-3">
          <img src="/icons/mark.svg" alt="" width={40} height={40} />
          <span className="px text-[2rem] uppercase">{shortName}</span>
        </p>
        <LoginForm />
        <p className="mt-4 text-center text-sm">
          <SiteLink
            to="/"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-soft hover:text-ink"
          >
            <Icon name="arrow-left" />
            {t('admin.backToSite')}
          </SiteLink>
        </p>
      </div>
    </main>
  )
}

type Missing = { username?: string; password?: string }

function LoginForm() {
  const { language, t } = useAdminText()
  const navigate = useNavigate()
  const waitText = useWaitText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState<Missing>({})

  /** Who is already in has no business at the door. */
  const onArrival = useEffectEvent(() => {
    if (readToken()) navigate(takePlace(language), { replace: true })
    else if (whyDropped() === 'refused') setProblem(t('admin.sessionEnded'))
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
    const answer = await signIn({ username, password })
    if (answer.kind === 'in') {
      keepToken(answer.token)
      navigate(takePlace(language), { replace: true })
      return
    }
    setBusy(false)
    if (answer.kind === 'silent') setProblem(t('adminErrors.noAnswer'))
    else if (answer.kind === 'locked') setProblem(waitText(answer.waitSeconds))
    else if (answer.kind === 'failed' && answer.text !== null && language === 'en') setProblem(answer.text)
    else setProblem(t('admin.loginFailed'))
  }

  return (
    <form className="slab grid gap-4 p-5 lg:p-6" noValidate onSubmit={submit}>
      <h1 className="text-xl">{t('admin.signInTitle')}</h1>
      {problem && (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          <span className="flex-1">{problem}</span>
        </p>
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
          <input
            {...field}
            className="input"
            name="password"
            type="password"
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
