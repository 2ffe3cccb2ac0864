import { GAMEMODES } from '#content/gamemodes.ts'
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { Reveal } from '../ui/reveal.tsx'
import { GamemodePanel } from './gamemode-panel.tsx'

export function GamemodeList({ images }: { images: GamemodeImages }) {
  const { t } = useText()
  return (
    <section className="wrap pt-14 lg:pt-24">
      <h2 className="text-2xl lg:text-3xl">{t('home.modesTitle')}</h2>
      <p className="mt-2 text-soft">{t('home.modesText')}</p>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:mt-10 lg:gap-12">
        {GAMEMODES.map((mode, index) => (
          <Reveal key={mode.id}>
            <GamemodePanel mode={mode} images={images[mode.id]} mirrored={index % 2 === 1} />
          </Reveal>
        ))}
      </div>
    </section>
  )
}
