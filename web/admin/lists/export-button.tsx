import { useState } from 'react'
import type { ErrorReply } from '#contract/fields.schema.ts'
import { ApiError, isErrorReply } from '../../api/call.ts'
import { Icon } from '../../ui/icon.tsx'
import { onTokenRefused } from '../api/admin-call.ts'
import { readToken } from '../api/token-store.ts'
import { showDone } from '../frame/admin-toast.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Problem } from '../parts/problem.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = { query: Record<string, string> }

/** Saves orders as a file. Not by a link: the token is a header, and never part of an address. */
export function ExportButton({ query }: Props) {
  const { t, language } = useAdminText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  async function save(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await download(new URLSearchParams({ ...query, lng: language }))
      showDone(t('adminMoney.exported'))
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-end gap-2">
      <BusyButton
        className="btn-outline btn-sm"
        busy={busy}
        busyLabel={t('adminMoney.exporting')}
        onClick={save}
      >
        <Icon name="download" />
        {t('adminMoney.export')}
      </BusyButton>
      {problem !== null && <Problem text={t('adminMoney.exportFailed')} error={problem} />}
    </div>
  )
}

async function download(query: URLSearchParams): Promise<void> {
  const token = readToken() ?? ''
  const response = await fetch(`/api/admin/export/orders?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) {
    if (response.status === 401) onTokenRefused(token)
    const reply: unknown = await response.json().catch(() => null)
    throw new ApiError(response.status, isErrorReply(reply) ? (reply as ErrorReply) : null)
  }
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? 'orders.csv'
  link.click()
  // Browsers begin the download after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
