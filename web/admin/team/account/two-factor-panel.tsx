// Two-factor login of the own account: off, being set up, on.
import { type FormEvent, useMemo, useState } from 'react'
import type { Account, TwoFactorSetup } from '#contract/team/account.schema.ts'
import { adminCall, hasCode } from '#web/admin/kit/api/admin-call.ts'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button, SubmitButton } from '#web/admin/kit/parts/button.tsx'
import { AskButton } from '#web/admin/kit/parts/confirm.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { CodeInput, InputField } from '#web/admin/kit/parts/field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { renderQr } from '#web/kit/ui/render-qr.ts'
import { CodeQuestion } from './code-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = {
  account: Account
  /** The key that is being set up. */
  setup: TwoFactorSetup | null
  onSetup: (setup: TwoFactorSetup | null) => void
  onChange: () => void
}

export function TwoFactorPanel({ account, setup, onSetup, onChange }: Props) {
  const { t } = useAdminText()
  const { is_on, has_app, is_required } = account.two_factor
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const state = has_app ? 'on' : setup ? 'settingUp' : 'off'
  return (
    <Panel
      title={t('adminTeam.twoFactor')}
      action={<Badge tone={has_app ? 'ok' : 'wait'}>{t(`adminTeam.${state}`)}</Badge>}
    >
      {is_required && !is_on && (
        <p className="notice mb-4" role="alert">
          <Icon name="shield" />
          {t('adminTeam.mustSetUp')}
        </p>
      )}
      {has_app ? (
        <SwitchedOn onChange={onChange} />
      ) : setup ? (
        <ActivateForm setup={setup} onActivated={setCodes} onLater={() => onSetup(null)} />
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <p className="text-sm text-soft">{t('adminTeam.offText')}</p>
          <BeginButton label={t('adminTeam.begin')} onBegun={onSetup} />
        </div>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null)
            onSetup(null)
            onChange()
          }}
        />
      )}
    </Panel>
  )
}

function SwitchedOn({ onChange }: { onChange: () => void }) {
  const { t } = useAdminText()
  return (
    <AskButton variant="ghost" size="md" label={t('adminTeam.remove')}>
      {(close) => (
        <CodeQuestion
          question={t('adminTeam.removeQuestion')}
          text={t('adminTeam.removeText')}
          act={t('adminTeam.remove')}
          danger
          onAct={(code) => adminCall('POST /api/admin/account/two-factor/remove', { body: { code } })}
          done={t('adminTeam.removed')}
          onDone={onChange}
          onClose={close}
        />
      )}
    </AskButton>
  )
}

/** Asks the server for a new key; the panel shows it. */
export function BeginButton({ label, onBegun }: { label: string; onBegun: (setup: TwoFactorSetup) => void }) {
  const { busy, problem, run } = useAction()
  const begin = () => run(async () => onBegun(await adminCall('POST /api/admin/account/two-factor', {})))
  return (
    <>
      <Button size="md" icon="smartphone" label={label} busy={busy} onClick={begin} />
      <Problem error={problem} />
    </>
  )
}

type ActivateProps = {
  setup: TwoFactorSetup
  onActivated: (codes: readonly string[]) => void
  onLater: () => void
}

/** The button that began it is gone, and may have been far above on a phone. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function ActivateForm({ setup, onActivated, onLater }: ActivateProps) {
  const { t, reasonOf } = useAdminText()
  const [code, setCode] = useState('')
  const { busy, problem, run } = useAction()
  const isWrong = hasCode(problem, 'two_factor_failed')
  const qr = useMemo(() => renderQr(setup.address), [setup])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    run(async () => {
      const reply = await adminCall('POST /api/admin/account/two-factor/activate', {
        body: { code: code.trim() },
      })
      onActivated(reply.recovery_codes)
    })
  }

  return (
    <Form className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <h3 ref={takeFocus} tabIndex={-1} className="text-base">
        {t('adminTeam.scan')}
      </h3>
      <div className="flex flex-wrap items-start gap-4">
        {qr && (
          <svg
            role="img"
            aria-label={t('adminTeam.qrOf')}
            className="size-44 flex-none rounded-block bg-[#fff]"
            viewBox={`0 -0.5 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} stroke="#000" />
          </svg>
        )}
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-faint text-sm">{t('adminTeam.typeKey')}</p>
          <p className="flex items-center gap-2 font-mono text-sm">
            <span className="wrap-anywhere">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</span>
            <CopyButton text={setup.secret} />
          </p>
        </div>
      </div>
      <InputField
        as={CodeInput}
        label={t('adminTeam.typeCode')}
        error={isWrong ? reasonOf(problem) : undefined}
        inputMode="numeric"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {!isWrong && <Problem error={problem} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={busy} label={t('adminTeam.activate')} />
        <Button variant="ghost" size="md" label={t('adminTeam.later')} disabled={busy} onClick={onLater} />
      </div>
    </Form>
  )
}
