import { GAMEMODES } from '#content/gamemodes.ts'
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import type { LoaderData } from '../router/index.ts'
import { Reveal } from '../ui/reveal.tsx'
import { GamemodePanel } from './gamemode-panel.tsx'
import { Hero } from './hero.tsx'
import type { loader } from './home.loader.ts'
import { NextSteps } from './next-steps.tsx'
import { StatCards } from './stat-cards.tsx'
import { useGamemodeImages } from './use-gamemode-images.ts'
import { useServerStatus } from './use-server-status.ts'

export default function HomePage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { name } = useSite()
  const status = useServerStatus(loaderData.status)
  const images = useGamemodeImages(loaderData.images)
  return (
    <>
      <PageHead title={name} />
      <Hero status={status} />
      <StatCards status={status} />
      <GamemodeList images={images} />
      <NextSteps />
    </>
  )
}

function GamemodeList({ images }: { images: GamemodeImages }) {
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
