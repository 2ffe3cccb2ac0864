import { type ComponentType, useLayoutEffect, useState } from 'react'
import { SHOW_OPEN_ORDER_SCRIPT } from '#contract/site/open-order.ts'
import { readStored } from '../api/browser-storage.ts'
import { useText } from '../i18n/use-text.ts'

/** Says that this browser has an unpaid order. */
export function OpenOrderLine() {
  const { t, language } = useText()
  const [Words, setWords] = useState<ComponentType | 'none' | null>(null)
  useLayoutEffect(() => {
    if (readStored('orders') === null) return
    import('./open-order-words.tsx').then(
      async ({ hasUnpaid, OpenOrderWords }) => {
        const isUnpaid = await hasUnpaid(language)
        setWords(() => (isUnpaid ? OpenOrderWords : 'none'))
      },
      () => {},
    )
  }, [language])
  if (Words === 'none') return null
  return (
    // The script shows it before React runs: its room is there before its words are.
    <aside
      className="announcement min-h-12"
      data-tone="pay"
      hidden={!Words}
      aria-label={t('unpaid.label')}
      suppressHydrationWarning
    >
      {Words && <Words />}
      {/* Only a served page needs it. */}
      <script
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SHOW_OPEN_ORDER_SCRIPT : '' }}
        suppressHydrationWarning
      />
    </aside>
  )
}
