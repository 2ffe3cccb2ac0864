// The search in a modal dialog: a combobox whose options are links.
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_MAX_LENGTH, GLOBAL_SEARCH_MIN_LENGTH } from '#contract/team/search.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Palette } from './palette.tsx'
import { RESULT_KINDS, type Result, ResultOption, useResults } from './results.tsx'

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
}

type Props = { onClose: () => void; onKeys: () => void }

export default function SearchDialog({ onClose, onKeys }: Props) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const typed = text.trim()
  const { reply, failed, isSearching } = useSearch(typed)
  const results = useResults(typed, reply)
  const active = results.find(({ id }) => id === pointed) ?? results[0]

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    const move = MOVES[event.key]
    if (move && results.length > 0) {
      event.preventDefault()
      const next = results[move(active ? results.indexOf(active) : -1, results.length - 1)]
      setPointed(next?.id ?? null)
      if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      const address = localizedPath(language, active.path)
      if (event.ctrlKey || event.metaKey) {
        window.open(address, '_blank', 'noopener')
        return
      }
      onClose()
      navigate(address)
    }
  }

  return (
    <Palette
      label={t('adminSearch.title')}
      head={
        <>
          <Icon name="search" className="text-faint" />
          <input
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
            role="combobox"
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-activedescendant={active?.id}
            aria-autocomplete="list"
            aria-label={t('adminSearch.placeholder')}
            placeholder={t('adminSearch.placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={GLOBAL_SEARCH_MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setPointed(null)
            }}
            onKeyDown={onKey}
          />
        </>
      }
      closeLabel={t('adminSearch.close')}
      onClose={onClose}
    >
      <Results
        id={listId}
        results={results}
        active={active}
        isSearching={isSearching}
        onPoint={setPointed}
        onChoose={onClose}
      />
      <div className="flex flex-none gap-4 items-center justify-between px-4 py-2.5 border-t border-line text-faint text-[0.8125rem] leading-5">
        <p aria-live="polite">
          <Summary typed={typed} count={results.length} isSearching={isSearching} failed={failed} />
        </p>
        <button type="button" className="flex-none min-h-8" onClick={onKeys}>
          {t('adminSearch.keys')} <kbd>?</kbd>
        </button>
      </div>
    </Palette>
  )
}

type ResultsProps = {
  id: string
  results: readonly Result[]
  active: Result | undefined
  isSearching: boolean
  onPoint: (id: string) => void
  onChoose: () => void
}

function Results({ id, results, active, isSearching, onPoint, onChoose }: ResultsProps) {
  const { t } = useAdminText()
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('adminSearch.title')}
      aria-busy={isSearching}
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      {RESULT_KINDS.map((kind) => {
        const ofKind = results.filter((result) => result.kind === kind)
        if (ofKind.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p
              id={`${id}-${kind}`}
              className="px-4 pt-3 pb-1 text-faint text-[0.75rem] font-bold"
              role="presentation"
            >
              {t(`adminSearch.${kind}`)}
            </p>
            {ofKind.map((result) => (
              <ResultOption
                key={result.id}
                result={result}
                isActive={result === active}
                onPoint={() => onPoint(result.id)}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

type SummaryProps = { typed: string; count: number; isSearching: boolean; failed: boolean }

function Summary({ typed, count, isSearching, failed }: SummaryProps) {
  const { t, number } = useAdminText()
  if (typed.length < GLOBAL_SEARCH_MIN_LENGTH) return null
  if (isSearching) return t('adminSearch.searching')
  if (failed) return <span className="text-wait">{t('adminSearch.failed')}</span>
  if (count === 0) return t('adminSearch.nothing', { typed })
  return t('adminSearch.found', { count: number(count) })
}

const TYPING_PAUSE_MS = 150

type Searched = { for: string; reply: SearchReply | null; failed: boolean }

/** The reply to what was typed last; the one before stays until the next arrives. */
function useSearch(typed: string): Searched & { isSearching: boolean } {
  const [searched, setSearched] = useState<Searched>({ for: '', reply: null, failed: false })
  const isLongEnough = typed.length >= GLOBAL_SEARCH_MIN_LENGTH

  useEffect(() => {
    if (!isLongEnough) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const reply = await adminCall('GET /api/admin/search', { query: { q: typed } }, stop.signal)
        setSearched({ for: typed, reply, failed: false })
      } catch {
        if (!stop.signal.aborted) setSearched({ for: typed, reply: null, failed: true })
      }
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, isLongEnough])

  return isLongEnough
    ? { ...searched, isSearching: searched.for !== typed }
    : { for: typed, reply: null, failed: false, isSearching: false }
}
