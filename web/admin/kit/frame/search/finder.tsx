import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** With the names of all settings in both languages: loaded when it is opened. */
const SearchDialog = lazy(() => import('./search-dialog.tsx'))
const KeysDialog = lazy(() => import('./keys-dialog.tsx'))

/** The field in the bar of wide screens, the magnifier of narrow ones, and the keys. */
export function Finder() {
  const { t } = useAdminText()
  const [open, setOpen] = useState<'search' | 'keys' | null>(null)
  useShortcuts(setOpen)
  return (
    <>
      <button
        type="button"
        className="mr-auto hidden min-h-9 w-[min(30rem,100%)] min-w-0 items-center gap-2.5 rounded-block border border-edge bg-deep pr-2.5 pl-3 text-[0.875rem] text-faint hover:border-soft hover:text-soft lg:flex"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen('search')}
      >
        <Icon name="search" />
        <span className="min-w-0 flex-1 truncate text-left">{t('adminSearch.placeholder')}</span>
        <span className="flex gap-1" aria-hidden="true">
          <kbd>{useModifierName()}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <IconButton
        icon="search"
        label={t('adminSearch.title')}
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen('search')}
      />
      <Suspense fallback={null}>
        {open === 'search' && <SearchDialog onClose={() => setOpen(null)} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

/** Ctrl-K or Cmd-K anywhere, `/` and `?` outside of fields; not above another dialog. */
function useShortcuts(onOpen: (what: 'search' | 'keys') => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isField(event.target)
      const isKeys = isPlain && event.key === '?'
      const isSearch = (isCommand && event.key.toLowerCase() === 'k') || (isPlain && event.key === '/')
      if (!(isKeys || isSearch) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      onOpen(isKeys ? 'keys' : 'search')
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
