import type { ReactNode } from 'react'
import type { BoardsDatabase } from '#contract/settings/servers.schema.ts'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  at: FieldAt<{ host: string; port: number } | null>
  /** The port of a new address. */
  port: number
  help?: ReactNode
}

/** Host and port, or none. A variable of the environment sets both. */
export function AddressField({ at, port, help }: Props) {
  const { t } = useAdminText()
  if (at.lockedBy) {
    return (
      <div>
        <b className="block font-semibold text-[0.9375rem]">{at.label}</b>
        <p className="help">
          <LockNote variable={at.lockedBy} />
        </p>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <SwitchRow
        label={at.label}
        help={help}
        problem={at.problem}
        path={at.key}
        checked={at.value !== null}
        onChange={(on) => at.set(on ? { host: '', port } : null)}
      />
      {at.value && (
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4">
          <TextField at={at.at('host')} label={t('admin.host')} technical />
          <NumberField at={at.at('port')} label={t('admin.port')} />
        </div>
      )}
    </div>
  )
}

/** In place of fields that the role may not change. */
export function OwnersNote() {
  const { t } = useAdminText()
  return (
    <p className="flex gap-1.5 text-faint text-sm">
      <Icon name="lock-keyhole" className="mt-0.5 text-base" />
      {t('adminServers.ownersOnly')}
    </p>
  )
}

const EMPTY: Record<BoardsDatabase['kind'], BoardsDatabase> = {
  mysql: { kind: 'mysql', host: '', port: 3306, database: '', user: '', prefix: 'ajlb_', tls: null },
  sqlite: { kind: 'sqlite', path: '' },
}

function TlsField({ at }: { at: FieldAt<{ ca: string | null } | null> }) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-3 sm:col-span-2">
      <SwitchRow
        label={at.label}
        problem={at.problem}
        path={at.key}
        checked={at.value !== null}
        onChange={(on) => at.set(on ? { ca: null } : null)}
      />
      {at.value && (
        <TextField at={at.at('ca')} help={t('adminServers.tlsCaHelp')} nullable multiline technical />
      )}
    </div>
  )
}

/** Where ajLeaderboards keeps its tables. */
export function BoardsField({ at }: { at: FieldAt<BoardsDatabase | null> }) {
  const { t } = useAdminText()
  const kind: BoardsDatabase['kind'] | 'none' = at.value?.kind ?? 'none'
  const mysql = narrow(at, (value) => value?.kind === 'mysql')
  const sqlite = narrow(at, (value) => value?.kind === 'sqlite')
  return (
    <div className="grid grid-cols-1 gap-3" data-path={at.key}>
      <div>
        <b className="block font-semibold text-[0.9375rem]">{at.label}</b>
        {at.lockedBy && (
          <span className="block text-faint text-sm">
            <LockNote variable={at.lockedBy} />
          </span>
        )}
      </div>
      {!at.lockedBy && (
        <Segmented
          label={at.label}
          options={[
            { value: 'none', label: t('admin.none') },
            { value: 'mysql', label: 'MySQL' },
            { value: 'sqlite', label: t('adminServers.boardsFile') },
          ]}
          value={kind}
          onChange={(next) => at.set(next === 'none' ? null : EMPTY[next])}
          className="max-w-md"
        />
      )}
      {!at.lockedBy && mysql && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4 sm:col-span-2">
            <TextField at={mysql.at('host')} label={t('admin.host')} technical />
            <NumberField at={mysql.at('port')} label={t('admin.port')} />
          </div>
          <TextField at={mysql.at('database')} label={t('adminCheckNames.part_database')} technical />
          <TextField at={mysql.at('user')} label={t('adminServers.user')} technical />
          <TextField
            at={mysql.at('prefix')}
            label={t('adminServers.prefix')}
            help={t('adminServers.prefixHelp')}
            technical
          />
          <TlsField at={mysql.at('tls')} />
        </div>
      )}
      {!at.lockedBy && sqlite && (
        <TextField
          at={sqlite.at('path')}
          label={t('adminServers.boardsPath')}
          help={t('adminServers.boardsPathHelp')}
          technical
        />
      )}
    </div>
  )
}
