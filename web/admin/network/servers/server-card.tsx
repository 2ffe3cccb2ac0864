import { useState } from 'react'
import { SERVER_CHECKS, type ServerCheck, type ServerTest } from '#contract/network/servers-admin.schema.ts'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { useOverview } from '#web/admin/kit/frame/overview.ts'
import { Problem } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import type { Secrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ServerFields } from './server-fields.tsx'
import { Result, type ServerTests } from './test-results.tsx'

type Props = {
  server: FieldAt<GameServer>
  isFirst: boolean
  isSaved: boolean
  /** Ids of the other servers. */
  taken: readonly string[]
  secrets: Secrets
  tests: ServerTests
}

/** A summary of the settings and of the connections that answer; the fields open below it. */
export function ServerCard({ server, isFirst, isSaved, taken, secrets, tests }: Props) {
  const { t, exactTimestamp } = useAdminText()
  const [isOpened, setOpened] = useState(!isSaved)
  const { data: overview } = useOverview()
  const { id } = server.value
  const { busy, result, at, problem } = tests.of(id)
  const waiting = overview?.servers.find((one) => one.id === id)?.waiting ?? 0
  // A problem of a field must be visible.
  const isOpen = isOpened || !isSaved

  function test(): void {
    const typed = {
      rcon_password: secrets.typed(`servers.${id}.rcon_password`) || undefined,
      boards_password: secrets.typed(`servers.${id}.boards_password`) || undefined,
    }
    tests.run(id, server.isChanged || !isSaved ? server.value : null, typed)
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ServerFacts server={server} isFirst={isFirst} secrets={secrets} result={result} />
        <span className="flex flex-none gap-2">
          <Button
            icon="refresh-cw"
            busy={busy}
            disabled={id === ''}
            onClick={test}
            label={t('admin.testNow')}
          />
          {isSaved && (
            <Button variant="ghost" icon="pencil" aria-expanded={isOpen} onClick={() => setOpened(!isOpened)}>
              {t(isOpen ? 'admin.close' : 'admin.edit')}
            </Button>
          )}
        </span>
      </div>
      <div aria-live="polite" className="grid grid-cols-1 gap-2">
        {result && (
          <ul className="grid grid-cols-1 gap-2">
            {SERVER_CHECKS.filter((check) => result[check].state !== 'not_set').map((check) => (
              <li key={check}>
                <Result check={check} result={result[check]} waiting={check === 'rcon' ? waiting : 0} />
              </li>
            ))}
          </ul>
        )}
        {at && !problem && (
          <p className="flex flex-wrap items-baseline gap-x-3 text-faint text-xs">
            {result?.simulated && <span className="text-note text-sm">{t('adminServers.simulated')}</span>}
            {t('admin.testedAt', { time: exactTimestamp(at) })}
          </p>
        )}
        <Problem error={problem} />
      </div>
      <div hidden={!isOpen}>
        <ServerFields server={server} isSaved={isSaved} taken={taken} secrets={secrets} />
      </div>
    </div>
  )
}

/** Addresses in one look, with the variable where the environment sets one. */
type FactsProps = Pick<Props, 'server' | 'isFirst' | 'secrets'> & { result: ServerTest | null }

function ServerFacts({ server, isFirst, secrets, result }: FactsProps) {
  const { t } = useAdminText()
  const isSimulated = (check: ServerCheck) => result?.simulated === true && result[check].state === 'ok'
  const { id, ping, rcon } = server.value
  const password = secrets.find(`servers.${id}.rcon_password`)
  return (
    <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-6 gap-y-1 self-center text-sm">
      {isFirst && <p className="text-faint">{t('adminServers.first')}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 lg:flex lg:flex-wrap lg:[&>dd]:mr-3">
        <dt className="text-faint">{t('adminServers.check_ping')}</dt>
        <Fact
          value={ping && `${ping.host}:${ping.port}`}
          variable={server.at('ping').lockedBy}
          isSimulated={isSimulated('ping')}
        />
        <dt className="text-faint">{t('adminServers.check_rcon')}</dt>
        <Fact
          value={rcon && `${rcon.host}:${rcon.port}`}
          variable={server.at('rcon').lockedBy}
          isSimulated={isSimulated('rcon')}
        />
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

type FactProps = { value: string | null; variable: string | null; isSimulated: boolean }

/** What a simulator answers has no address. */
function Fact({ value, variable, isSimulated }: FactProps) {
  const { t } = useAdminText()
  if (variable) {
    return (
      <dd>
        <code className="code">{variable}</code> <Badge tone="note">{t('admin.byEnvironment')}</Badge>
      </dd>
    )
  }
  if (value) {
    return (
      <dd>
        <code className="code">{value}</code>
      </dd>
    )
  }
  return <dd className="text-faint">{isSimulated ? t('adminServers.simulator') : '–'}</dd>
}
