import { startTransition, useState } from 'react'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import type { ModeView } from '#contract/network/network-views.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { call } from '#web/kit/api/call.ts'
import { asSentence, countWord } from '#web/kit/i18n/count-word.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useModeStatus } from '#web/kit/layout/use-server-status.ts'
import { modeArt } from '#web/kit/ui/mode-art.ts'
import { Reveal } from '#web/kit/ui/reveal.tsx'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { GamemodePanel } from './gamemode-panel.tsx'

type Props = {
  modes: readonly ModeView[]
  /** The statuses of modes whose server has a status of its own. */
  playing: Readonly<Record<string, ServerStatus>>
  images: GamemodeImages
}

/** Columns from 48rem on, and what a picture is wide then; phones get a smaller one than they could show. */
const COLUMNS = [
  { columns: '', sizes: '(width >= 77rem) 1184px, (width >= 48rem) 100vw, 40vw' },
  { columns: 'md:grid-cols-2', sizes: '(width >= 77rem) 576px, (width >= 48rem) 50vw, 40vw' },
  { columns: 'md:grid-cols-3', sizes: '(width >= 77rem) 373px, (width >= 48rem) 33vw, 40vw' },
] as const

/** Four modes are two rows of two, all other numbers from three on are rows of three. */
const columnsOf = (count: number) => COLUMNS[count === 4 ? 1 : Math.min(count, 3) - 1] ?? COLUMNS[0]

export function GamemodeList({ modes, ...initial }: Props) {
  const playing = useModeStatus(initial.playing)
  const images = useGamemodeImages(initial.images)
  const { t, language } = useText()
  const scenes = modeArt(modes)
  const isOne = modes.length === 1
  const count = countWord(modes.length, language)
  const { columns, sizes } = columnsOf(modes.length)
  return (
    <section className="wrap pt-18 lg:pt-24">
      <h2 className="text-2xl lg:text-3xl">
        {isOne ? t('home.modesTitleOne') : asSentence(t('home.modesTitle', { count }))}
      </h2>
      <p className="mt-2 text-soft">{isOne ? t('home.modesTextOne') : t('home.modesText')}</p>
      <div className={`mt-7 grid grid-cols-1 gap-10 md:gap-x-5 lg:gap-x-8 ${columns}`}>
        {modes.map((mode, index) => (
          <Reveal key={mode.id}>
            <GamemodePanel
              mode={mode}
              status={playing[mode.id] ?? null}
              images={images[mode.id] ?? []}
              scenes={scenes[index] ?? []}
              sizes={sizes}
            />
          </Reveal>
        ))}
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
