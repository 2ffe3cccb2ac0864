import { useEffect, useState } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalLink } from '#web/kit/layout/external-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { usePathname } from '#web/kit/router/index.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'

/** The share sheet of the device where it has one, else the address to copy and WhatsApp; and the chat. */
export function Share({ title }: { title: string }) {
  const { t } = useText()
  const { publicUrl, links } = useSite()
  const url = publicUrl + usePathname()
  const [hasSheet, setHasSheet] = useState(false)
  useEffect(() => setHasSheet('share' in navigator), [])
  const look = 'btn btn-outline btn-sm'
  const heading = 'mt-6 w-full font-bold text-faint text-sm tracking-normal first:mt-0'

  async function share(): Promise<void> {
    // Closing the sheet rejects, and is no failure.
    if (hasSheet) await navigator.share({ title, url }).catch(() => {})
    else if (await copyText(url)) toasts.show('success', t('posts.linkCopied'))
  }

  return (
    <div className="flex flex-wrap gap-2">
      <h2 className={heading}>{t('posts.share')}</h2>
      <button type="button" className={`${look} needs-script`} onClick={share}>
        <Icon name={hasSheet ? 'send' : 'link'} />
        {t(hasSheet ? 'posts.share' : 'posts.copyLink')}
      </button>
      {!hasSheet && (
        <ExternalLink className={look} href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}>
          WhatsApp
        </ExternalLink>
      )}
      {links.discord && (
        <>
          <h2 className={heading}>{t('posts.talk')}</h2>
          <ExternalLink className={look} href={links.discord}>
            {t('posts.openDiscord')}
          </ExternalLink>
        </>
      )}
    </div>
  )
}
