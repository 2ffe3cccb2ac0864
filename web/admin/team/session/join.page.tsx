// Joining the team by a link. Its token stands after the hash, so that it reaches no log of addresses.

import type { FormEvent } from 'react'
import type { Role } from '#contract/permissions.ts'
import { PASSWORD_MIN_LENGTH } from '#contract/team/admin.ts'
import { hasCode, useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { storeToken } from '#web/admin/kit/api/token-store.ts'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { SubmitButton } from '#web/admin/kit/parts/button.tsx'
import { InputField, PasswordField } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { call } from '#web/kit/api/call.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useNavigate } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { OutsideScreen } from './outside-screen.tsx'

/** The role is null for an address without a token. */
async function look(signal: AbortSignal): Promise<{ token: string; role: Role | null }> {
  const token = window.location.hash.slice(1)
  if (token === '') return { token, role: null }
  const { role } = await call('POST /api/admin/join/look', { body: { token } }, { signal })
  return { token, role }
}

export default function JoinPage() {
  const { t } = useAdminText()
  const { data, problem } = useLoaded('invitation', look)
  return (
    <OutsideScreen title={t('adminTeam.joinTitle')}>
      {data?.role ? (
        <JoinForm token={data.token} role={data.role} />
      ) : (
        <div className="slab grid gap-4 p-5 lg:p-6">
          <h1 className="text-xl">{t('adminTeam.joinTitle')}</h1>
          {data === null && problem === null ? (
            <p className="text-soft">{t('adminTeam.joinLooking')}</p>
          ) : (
            <>
              <Problem
                text={t('adminTeam.joinInvalid')}
                error={problem ?? undefined}
                help={data ? t('adminTeam.joinNoToken') : undefined}
              />
              <SiteLink to="/admin/login" className="link justify-self-start text-sm">
                {t('admin.signInTitle')}
              </SiteLink>
            </>
          )}
        </div>
      )}
    </OutsideScreen>
  )
}

function JoinForm({ token, role }: { token: string; role: Role }) {
  const { t, language, reasonOf } = useAdminText()
  const navigate = useNavigate()
  const { busy, problem, run } = useAction()
  const isNameWrong = hasCode(problem, 'admin_name_invalid') || hasCode(problem, 'admin_name_taken')
  const isPasswordWrong = hasCode(problem, 'password_too_weak') || hasCode(problem, 'password_has_name')
  const reason = problem === null ? undefined : reasonOf(problem)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = {
      token,
      username: String(form.get('username')).trim(),
      password: String(form.get('password')),
    }
    run(async () => {
      const joined = await call('POST /api/admin/join', { body })
      storeToken(joined.token)
      navigate(localizedPath(language, '/admin/home'), { replace: true })
      // The form stays busy until the console replaces it.
      await new Promise(() => {})
    })
  }

  return (
    <Form className="slab grid gap-4 p-5 lg:p-6" onSubmit={submit}>
      <h1 className="text-xl">{t('adminTeam.joinTitle')}</h1>
      {reason && !isNameWrong && !isPasswordWrong && (
        <Problem text={t('adminTeam.joinFailed')} help={reason} />
      )}
      <p className="text-sm text-soft">{t('adminTeam.joinText', { role: t(`adminTeam.role_${role}`) })}</p>
      <InputField
        label={t('adminTeam.joinName')}
        error={isNameWrong ? reason : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        minLength={3}
        maxLength={32}
        required
      />
      <PasswordField
        label={t('admin.password')}
        help={t('adminAccount.newPasswordHelp', { min: PASSWORD_MIN_LENGTH })}
        error={isPasswordWrong ? reason : undefined}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
      />
      <SubmitButton className="w-full" busy={busy} label={t('adminTeam.join')} />
    </Form>
  )
}
