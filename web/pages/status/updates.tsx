import type { KeyboardEvent } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalLink } from '#web/kit/layout/external-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'

const WIDE = 'mt-2 w-full'

/** How to hear of new reports. */
export function Updates() {
  const { t, language } = useText()
  const { publicUrl, links } = useSite()

  async function copyFeed(): Promise<void> {
    if (await copyText(`${publicUrl}/${language}/status.xml`)) toasts.show('success', t('status.feedCopied'))
  }

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
    if (key !== 'Escape') return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details className="relative ml-auto" onKeyDown={onKeyDown}>
      <summary className="btn btn-ghost btn-sm -mr-3.5">
        <Icon name="bell" />
        {t('status.updates')}
      </summary>
      <div className="slab absolute top-full right-0 z-(--z-menu) w-72 p-4">
        <p className="text-sm text-soft">{t('status.updatesText')}</p>
        <Button variant="outline" size="sm" className={`needs-script ${WIDE}`} onClick={copyFeed}>
          <Icon name="rss" />
          {t('status.copyFeed')}
        </Button>
        {links.discord && (
          <ExternalLink href={links.discord} className={`btn btn-outline btn-sm ${WIDE}`}>
            {t('shell.joinDiscord')}
          </ExternalLink>
        )}
      </div>
    </details>
  )
}
