import type { MouseEvent } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { usePathname } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The share sheet of the system, else a message in WhatsApp. */
export function SendToMyself() {
  const { t } = useText()
  const { name, publicUrl } = useSite()
  const url = publicUrl + usePathname()

  function share(event: MouseEvent): void {
    if (!navigator.share) return
    event.preventDefault()
    // Closing the sheet rejects.
    navigator.share({ title: name, url }).catch(() => {})
  }

  return (
    <a
      className="back-link"
      href={`https://wa.me/?text=${encodeURIComponent(url)}`}
      target="_blank"
      rel="noopener"
      onClick={share}
    >
      <Icon name="send" />
      {t('payment.sendToMyself')}
    </a>
  )
}
