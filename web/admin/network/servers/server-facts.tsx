import type { GameServer } from '#contract/settings/servers.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import type { Secrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { server: FieldAt<GameServer>; isFirst: boolean; secrets: Secrets }

/** Addresses in one look, with the variable where the environment sets one. */
export function ServerFacts({ server, isFirst, secrets }: Props) {
  const { t } = useAdminText()
  const { id, ping, rcon } = server.value
  const password = secrets.find(`servers.${id}.rcon_password`)
  return (
    <div className="min-w-0 flex-1 basis-64">
      {isFirst && <p className="mb-1 text-faint text-sm">{t('adminServers.first')}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-faint">{t('adminServers.check_ping')}</dt>
        <Fact value={ping && `${ping.host}:${ping.port}`} variable={server.at('ping').lockedBy} />
        <dt className="text-faint">{t('adminServers.check_rcon')}</dt>
        <Fact value={rcon && `${rcon.host}:${rcon.port}`} variable={server.at('rcon').lockedBy} />
        {(rcon || server.at('rcon').lockedBy) && (
          <>
            <dt className="text-faint">{t('admin.password')}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              {password?.state === 'missing' ? (
                <Badge tone="wait">{t('adminServers.passwordMissing')}</Badge>
              ) : (
                <>
                  <span aria-hidden="true">••••••••</span>
                  {password?.state === 'environment' ? (
                    <Badge tone="note">{t('admin.byEnvironment')}</Badge>
                  ) : (
                    <span className="text-soft">{t('adminServers.passwordStored')}</span>
                  )}
                </>
              )}
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

function Fact({ value, variable }: { value: string | null; variable: string | null }) {
  const { t } = useAdminText()
  if (variable) {
    return (
      <dd>
        <code className="code">{variable}</code> <Badge tone="note">{t('admin.byEnvironment')}</Badge>
      </dd>
    )
  }
  return <dd>{value ? <code className="code">{value}</code> : <span className="text-faint">–</span>}</dd>
}
