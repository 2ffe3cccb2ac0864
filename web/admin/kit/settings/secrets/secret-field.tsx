import { useId, useState } from 'react'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { PasswordInput } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LockNote } from '../fields/setting-field.tsx'
import type { Secrets } from './use-secrets.ts'

type Props = {
  name: string
  label: string
  isSaved: boolean
  secrets: Secrets
  /** The start of the keys of its texts; without it that of a password. */
  texts?: 'adminServers.secret' | 'adminNotices.secret' | 'adminNotices.address'
  /** The help while the entry that it belongs to is not saved. */
  withEntry?: string
}

/** A password that can be replaced and removed, but never read. */
export function SecretField({ name, label, isSaved, secrets, ...props }: Props) {
  const { texts = 'adminServers.secret', withEntry } = props
  const { t } = useAdminText()
  const id = useId()
  const { busy, problem, run } = useAction()
  const [replacing, setReplacing] = useState(false)
  const secret = secrets.find(name)
  const typed = secrets.typed(name)
  /** Replaced by dots: the value itself is never here. */
  const isShown = secret?.state === 'stored' && !replacing && typed === ''

  async function save(): Promise<void> {
    await secrets.save(name)
    setReplacing(false)
    showDone(t(`${texts}Saved`))
  }

  if (secret?.state === 'environment') {
    return (
      <div>
        <b className="label">{label}</b>
        <p className="help">
          <LockNote variable={secret.variable} />
        </p>
      </div>
    )
  }
  return (
    <div>
      {isShown ? (
        <b className="label">{label}</b>
      ) : (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      {isShown ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="flex min-h-11 flex-1 basis-52 items-center gap-2 text-soft text-sm">
            <Icon name="lock-keyhole" />
            {t('adminServers.secretStored')}
          </span>
          <Button label={t('admin.replace')} onClick={() => setReplacing(true)} />
          <AskButton variant="ghost" className="hover:text-bad" label={t('admin.remove')}>
            {(close) => (
              <Confirm
                question={t('admin.removeName', { name: label })}
                act={t('admin.remove')}
                text={t(`${texts}RemoveText`)}
                danger
                onAct={() => secrets.remove(name)}
                onClose={close}
              />
            )}
          </AskButton>
        </p>
      ) : (
        <span className="flex flex-wrap gap-2">
          <span className="min-w-48 flex-1">
            <PasswordInput
              id={id}
              autoComplete="new-password"
              value={typed}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => secrets.type(name, target.value)}
            />
          </span>
          {isSaved && (
            <Button
              size="md"
              busy={busy && t('adminSettings.saving')}
              disabled={typed === ''}
              onClick={() => run(save)}
              label={t(`${texts}Save`)}
            />
          )}
        </span>
      )}
      <p id={`${id}-help`} className="help">
        {isSaved
          ? t('adminServers.secretHelp', { variable: secret?.variable ?? '–' })
          : (withEntry ?? t('adminServers.secretWithServer'))}
      </p>
      <Problem error={problem} />
    </div>
  )
}
