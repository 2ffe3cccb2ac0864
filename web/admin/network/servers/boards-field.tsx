import type { BoardsDatabase } from '#contract/settings/servers.schema.ts'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Kind = BoardsDatabase['kind'] | 'none'
type Mysql = Extract<BoardsDatabase, { kind: 'mysql' }>

const EMPTY: Record<BoardsDatabase['kind'], BoardsDatabase> = {
  mysql: { kind: 'mysql', host: '', port: 3306, database: '', user: '', prefix: 'ajlb_' },
  sqlite: { kind: 'sqlite', path: '' },
}

/** Where ajLeaderboards keeps its tables. */
export function BoardsField({ at }: { at: FieldAt<BoardsDatabase | null> }) {
  const { t } = useAdminText()
  const kind: Kind = at.value?.kind ?? 'none'
  const options = [
    { value: 'none' as const, label: t('admin.none') },
    { value: 'mysql' as const, label: 'MySQL' },
    { value: 'sqlite' as const, label: t('adminServers.boardsFile') },
  ]
  const mysql = narrow(at, (value) => value?.kind === 'mysql')
  const sqlite = narrow(at, (value) => value?.kind === 'sqlite')
  return (
    <div className="grid grid-cols-1 gap-3" data-path={at.key}>
      <div>
        <b className="block font-semibold text-[0.9375rem]">{at.label}</b>
        <span className="block text-faint text-sm">
          {at.lockedBy ? <LockNote variable={at.lockedBy} /> : t('adminServers.boardsHelp')}
        </span>
      </div>
      {!at.lockedBy && (
        <Segmented
          label={at.label}
          options={options}
          value={kind}
          onChange={(next) => at.set(next === 'none' ? null : EMPTY[next])}
          className="max-w-md"
        />
      )}
      {!at.lockedBy && mysql && <MysqlFields at={mysql} />}
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

function MysqlFields({ at }: { at: FieldAt<Mysql> }) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4 sm:col-span-2">
        <TextField at={at.at('host')} label={t('admin.host')} technical />
        <NumberField at={at.at('port')} label={t('admin.port')} />
      </div>
      <TextField at={at.at('database')} label={t('adminServers.database')} technical />
      <TextField at={at.at('user')} label={t('adminServers.user')} technical />
      <TextField
        at={at.at('prefix')}
        label={t('adminServers.prefix')}
        help={t('adminServers.prefixHelp')}
        technical
      />
    </div>
  )
}
