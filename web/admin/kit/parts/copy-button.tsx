import { useEffect, useState } from 'react'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { IconButton } from './button.tsx'

const CONFIRMED_MS = 2_000

/** Confirms on the button, because a toast would be behind an open dialog. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useAdminText()
  const [copied, setCopied] = useState<boolean | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <IconButton
        icon={copied === null ? 'copy' : copied ? 'check' : 'circle-x'}
        label={`${t('admin.copy')} ${text}`}
        className={`-my-3 flex-none ${copied === null ? '' : copied ? 'text-ok' : 'text-bad'}`}
        onClick={async () => setCopied(await copyText(text))}
      />
      <span className="sr-only" aria-live="polite">
        {copied !== null && t(copied ? 'admin.copied' : 'admin.copyFailed')}
      </span>
    </>
  )
}
