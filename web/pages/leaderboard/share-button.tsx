import { useState } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = { label: string; title: string; variant?: 'primary' | 'outline'; className?: string }

const COPIED_MS = 1_600

/** The share sheet of the system, else the address is copied. */
export function ShareButton({ label, title, variant = 'outline', className }: Props) {
  const { t } = useText()
  const [isCopied, setCopied] = useState(false)

  async function share(): Promise<void> {
    const url = window.location.href
    // Closing the sheet rejects, and is no reason to copy.
    if (navigator.share) return void navigator.share({ title, url }).catch(() => {})
    if (!(await copyText(url))) return
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <Button variant={variant} className={className} onClick={share}>
      <Icon name={isCopied ? 'check' : 'send'} />
      <span aria-live="polite">{isCopied ? t('leaderboard.linkCopied') : label}</span>
    </Button>
  )
}
