import { startTransition, useState } from 'react'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import type { ModeView } from '#contract/network/network-views.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { call } from '#web/kit/api/call.ts'
import { asSentence, countWord } from '#web/kit/i18n/count-word.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { modeArt } from '#web/kit/ui/mode-art.ts'
import { Reveal } from '#web/kit/ui/reveal.tsx'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { GamemodePanel, type PanelLook } from './gamemode-panel.tsx'
import { useModeStatus } from './use-server-status.ts'

type Props = {
  modes: readonly ModeView[]
  /** The statuses of modes whose server has a status of its own. */
  playing: Readonly<Record<string, ServerStatus>>
  images: GamemodeImages
}

/** More modes than this would make the page too long as wide panels. */
const WIDE_PANELS = 3

/** Panels on alternating sides; from four modes on cards in two columns, an odd first one as a panel above them. */
function lookOf(index: number, count: number): PanelLook {
  const isWide = count <= WIDE_PANELS || (count % 2 === 1 && index === 0)
  if (!isWide) return 'card'
  return index % 2 === 1 ? 'right' : 'left'
}

export function GamemodeList({ modes, ...initial }: Props) {
  const playing = useModeStatus(initial.playing)
  const images = useGamemodeImages(initial.images)
  const { t, language } = useText()
  const scenes = modeArt(modes)
  const isOne = modes.length === 1
  const count = countWord(modes.length, language)
  return (
    <section className="wrap pt-14 lg:pt-24">
      <h2 className="text-2xl lg:text-3xl">
        {isOne ? t('home.modesTitleOne') : asSentence(t('home.modesTitle', { count }))}
      </h2>
      <p className="mt-2 text-soft">{isOne ? t('home.modesTextOne') : t('home.modesText')}</p>
      <div
        className={`mt-6 grid grid-cols-1 gap-6 lg:mt-10 ${modes.length > WIDE_PANELS ? 'md:grid-cols-2' : 'lg:gap-12'}`}
      >
        {modes.map((mode, index) => {
          const look = lookOf(index, modes.length)
          return (
            <Reveal key={mode.id} className={look === 'card' ? '' : 'col-span-full'}>
              <GamemodePanel
                mode={mode}
                status={playing[mode.id] ?? null}
                images={images[mode.id] ?? []}
                scenes={scenes[index] ?? []}
                look={look}
              />
            </Reveal>
          )
        })}
      </div>
    </section>
  )
}

/** Pictures of admins from the page, fetched once more; a failed request changes nothing. */
function useGamemodeImages(initial: GamemodeImages): GamemodeImages {
  const [images, setImages] = useState(initial)
  usePolled((signal) =>
    call('GET /api/gamemodes/images', {}, { signal })
      .then((listed) => startTransition(() => setImages(listed)))
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: visitors see the pictures of the build; the reason is for developers
        if (!signal.aborted) console.warn('The game mode pictures could not be fetched', error)
      }),
  )
  return images
}
