import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useCopied } from '#web/kit/ui/use-copied.ts'

type Props = { label: string; title: string; variant?: 'primary' | 'outline'; className?: string }

/** The share sheet of the system, else the address is copied. */
export function ShareButton({ label, title, variant = 'outline', className }: Props) {
  const { t } = useText()
  const { isCopied, copy } = useCopied()

  async function share(): Promise<void> {
    const url = window.location.href
    // Closing the sheet rejects, and is no reason to copy.
    if (navigator.share) return void navigator.share({ title, url }).catch(() => {})
    await copy(url)
  }

  return (
    <Button variant={variant} className={className} onClick={share}>
      <Icon name={isCopied ? 'check' : 'send'} />
      <span aria-live="polite">{isCopied ? t('leaderboard.linkCopied') : label}</span>
    </Button>
  )
}
