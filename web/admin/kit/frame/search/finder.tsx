import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** With the names of all settings in both languages: loaded when it is opened. */
const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** The field in the bar of wide screens, the magnifier of narrow ones, and the keys. */
export function Finder() {
  const { t } = useAdminText()
  const [open, setOpen] = useState(false)
  useShortcuts(() => setOpen(true))
  return (
    <>
      <button type="button" className="finder" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className="min-w-0 flex-1 truncate text-left">{t('adminSearch.placeholder')}</span>
        <span className="flex gap-1" aria-hidden="true">
          <kbd>{useModifierName()}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <button
        type="button"
        className="icon-btn lg:hidden"
        aria-label={t('adminSearch.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Ctrl-K or Cmd-K anywhere, `/` outside of fields; not above another dialog. */
function useShortcuts(onOpen: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      const opens = (isCommand && event.key.toLowerCase() === 'k') || (isSlash && !isField(event.target))
      if (!opens || document.querySelector('dialog[open]')) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
  )
}

function useModifierName(): string {
  const isApple = useSyncExternalStore(
    () => () => {},
    () => /Mac|iPhone|iPad/.test(window.navigator.platform),
    () => false,
  )
  return isApple ? '⌘' : 'Ctrl'
}
