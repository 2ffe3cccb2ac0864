import { useState } from 'react'
import type { HeadTest as Result } from '#contract/network/heads.schema.ts'
import type { HeadSource } from '#contract/settings/heads.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

const SHOWN_PX = 36

type Run = { of: string; result: Result | null; problem: unknown }

/** Asks the service for one head, as it is in the form. */
export function HeadTest({ source, name }: { source: HeadSource; name: string }) {
  const { t } = useAdminText()
  const [busy, setBusy] = useState(false)
  const [run, setRun] = useState<Run | null>(null)
  const key = JSON.stringify([source, name])

  async function test(): Promise<void> {
    setBusy(true)
    try {
      const result = await adminCall('POST /api/admin/heads/test', { body: { source, name } })
      setRun({ of: key, result, problem: null })
    } catch (error) {
      setRun({ of: key, result: null, problem: error })
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon="refresh-cw"
        busy={busy && t('adminServers.testing')}
        disabled={source.url === '' || name.trim() === ''}
        onClick={test}
      >
        {t('admin.testNow')}
      </Button>
      <div aria-live="polite" className="min-w-0 flex-[1_1_12rem] text-sm">
        {run?.of === key && run.result && <Outcome result={run.result} name={name} />}
        {run?.of === key && run.problem !== null && (
          <Problem text={t('adminServers.testFailed')} error={run.problem} />
        )}
      </div>
    </div>
  )
}

function Outcome({ result, name }: { result: Result; name: string }) {
  const { t, number } = useAdminText()
  const { state, reason, picture, detail, ms } = result
  if (state === 'ok') {
    return (
      <span className="flex items-center gap-3 text-ok">
        {picture && (
          <span className="head" style={{ width: SHOWN_PX, height: SHOWN_PX }}>
            <img src={picture} alt="" />
          </span>
        )}
        {t('adminIdentity.headOk', { ms: number(ms) })}
      </span>
    )
  }
  if (state === 'unknown')
    return <span className="text-wait">{t('adminIdentity.headUnknown', { name })}</span>
  return (
    <span className="wrap-anywhere flex gap-1.5 text-bad">
      <Icon name="circle-alert" className="mt-0.5 flex-none" />
      <span>{reason === null || reason === 'other' ? detail : t(`adminIdentity.head_${reason}`)}</span>
    </span>
  )
}
