import { useId, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { showDone } from '../../frame/admin-toast.ts'
import { BusyButton } from '../../parts/busy-button.tsx'
import { PasswordInput } from '../../parts/password-input.tsx'
import { Problem } from '../../parts/problem.tsx'
import { useAction } from '../../parts/use-action.ts'
import { LockNote } from '../../settings/fields/setting-field.tsx'
import { useAdminText } from '../../text/use-admin-text.ts'
import type { Secrets } from './use-secrets.ts'

type Props = { name: string; label: string; isSaved: boolean; secrets: Secrets }

/** A password that can be replaced and removed, but never read. */
export function SecretField({ name, label, isSaved, secrets }: Props) {
  const { t } = useAdminText()
  const id = useId()
  const { busy, problem, run } = useAction()
  const [replacing, setReplacing] = useState(false)
  const secret = secrets.find(name)
  const typed = secrets.typed(name)
  const isStored = secret?.state === 'stored'

  async function save(): Promise<void> {
    await secrets.save(name)
    setReplacing(false)
    showDone(t('adminServers.secretSaved'))
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
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {isStored && !replacing && typed === '' ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="flex min-h-11 flex-1 items-center gap-2 text-soft text-sm" id={id}>
            <Icon name="lock-keyhole" />
            {t('adminServers.secretStored')}
          </span>
          <button type="button" className="btn btn-outline btn-sm" onClick={() => setReplacing(true)}>
            {t('adminServers.secretReplace')}
          </button>
          <BusyButton
            busy={busy}
            busyLabel={t('adminSettings.saving')}
            className="btn-ghost btn-sm hover:text-bad!"
            onClick={() => run(() => secrets.remove(name))}
          >
            {t('adminServers.secretRemove')}
          </BusyButton>
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
            <BusyButton
              busy={busy}
              busyLabel={t('adminSettings.saving')}
              className="btn-outline"
              disabled={typed === ''}
              onClick={() => run(save)}
            >
              {t('adminServers.secretSave')}
            </BusyButton>
          )}
        </span>
      )}
      <p id={`${id}-help`} className="help">
        {isSaved
          ? t('adminServers.secretHelp', { variable: secret?.variable ?? '–' })
          : t('adminServers.secretWithServer')}
      </p>
      {problem !== null && <Problem text={t('adminServers.secretFailed')} error={problem} />}
    </div>
  )
}
