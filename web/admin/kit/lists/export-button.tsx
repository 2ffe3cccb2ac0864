import { useState } from 'react'
import { download } from '../api/download.ts'
import { Problem, showDone, useAction } from '../parts/action.tsx'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  query: Readonly<Record<string, string | undefined>>
  /** Whether the file becomes so large that a question comes first. */
  isLarge?: () => Promise<boolean>
}

/** Saves orders as a file. Not by a link: the token is a header, and never part of an address. */
export function ExportButton({ query, isLarge }: Props) {
  const { t, language } = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, run } = useAction()
  async function save(): Promise<void> {
    const filters = new URLSearchParams()
    const given = { ...query, lng: language }
    for (const [name, value] of Object.entries(given)) if (value !== undefined) filters.set(name, value)
    await download(`/api/admin/export/orders?${filters}`, 'orders.csv')
    showDone(t('adminMoney.exported'))
  }
  return (
    <div className="grid justify-items-end gap-2">
      <Button
        icon="download"
        busy={busy}
        onClick={() => run(async () => ((await isLarge?.()) ? setAsking(true) : save()))}
      >
        <span className="max-sm:sr-only">{t('adminMoney.export')}</span>
      </Button>
      <Problem error={problem} />
      {isAsking && (
        <Confirm
          question={t('adminOrders.exportTitle')}
          act={t('adminMoney.export')}
          onAct={save}
          onClose={() => setAsking(false)}
          text={t('adminOrders.exportText')}
        />
      )}
    </div>
  )
}
