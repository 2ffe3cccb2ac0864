import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { BedrockPart, JavaPart } from './edition-parts.tsx'
import { OnlineLine } from './online-line.tsx'

type Props = { titleId: string; players: number | null; onClose: () => void }

export function SheetContent({ titleId, players, onClose }: Props) {
  const { t } = useText()
  const { shortName, bedrock, links } = useSite()
  const [edition, setEdition] = useState<Edition>(() => (bedrock ? firstEdition() : 'java'))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  function choose(next: Edition): void {
    setEdition(next)
    writeStored(KEY, next)
  }

  return (
    <>
      <div className="flex flex-none justify-between gap-4 pt-3.5 pr-2 pb-2 pl-4 md:pt-5 md:pr-4 md:pb-3 md:pl-6">
        <div className="min-w-0">
          <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl outline-none">
            {t('join.title', { name: shortName })}
          </h2>
          <OnlineLine players={players} />
        </div>
        <button type="button" className="icon-btn flex-none" aria-label={t('join.close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {bedrock && <EditionTabs edition={edition} onChoose={choose} />}
      <div
        className="overflow-y-auto p-4 md:p-6"
        {...(bedrock && { id: 'join-panel', role: 'tabpanel', 'aria-labelledby': `join-${edition}` })}
      >
        {bedrock && edition === 'bedrock' ? <BedrockPart address={bedrock} /> : <JavaPart />}
      </div>
      {links.discord && (
        <p className="flex min-h-12 flex-none flex-wrap items-center gap-x-2 gap-y-1 border-line border-t px-4 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] text-[0.875rem] text-faint md:px-6">
          <span>{t('join.stuck')}</span>
          <a className="link" href={links.discord} target="_blank" rel="noopener">
            {t('shell.helpLink')}
            <span className="sr-only"> {t('shell.opensNewTab')}</span>
          </a>
        </p>
      )}
    </>
  )
}

const EDITIONS = [
  { id: 'bedrock', icon: 'smartphone', label: 'join.bedrock' },
  { id: 'java', icon: 'monitor', label: 'join.java' },
] as const

function EditionTabs({ edition, onChoose }: { edition: Edition; onChoose(edition: Edition): void }) {
  const { t } = useText()

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = edition === 'java' ? 'bedrock' : 'java'
    onChoose(next)
    event.currentTarget.querySelector<HTMLElement>(`#join-${next}`)?.focus()
  }

  return (
    <div className="tabs join-tabs" role="tablist" aria-label={t('join.device')} onKeyDown={onKey}>
      {EDITIONS.map(({ id, icon, label }) => (
        <button
          key={id}
          type="button"
          id={`join-${id}`}
          role="tab"
          className="tab"
          aria-selected={id === edition}
          aria-controls="join-panel"
          tabIndex={id === edition ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <Icon name={icon} />
          {t(label)}
        </button>
      ))}
    </div>
  )
}

type Edition = 'bedrock' | 'java'

const KEY = 'join-tab'
/** Phones and tablets play Bedrock Edition. */
const HANDHELD = '(pointer: coarse), (width < 48rem)'

function firstEdition(): Edition {
  const chosen = readStored(KEY)
  if (chosen === 'bedrock' || chosen === 'java') return chosen
  return window.matchMedia(HANDHELD).matches ? 'bedrock' : 'java'
}
