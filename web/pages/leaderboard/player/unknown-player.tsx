import { playerPath } from '#contract/network/player-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import { FindForm } from '../find-form.tsx'
import type { loader } from './player.loader.ts'

/** Also for names that the boards do not show. */
export function UnknownPlayer({ name, near }: NonNullable<LoaderData<typeof loader>['unknown']>) {
  const { t } = useText()
  const { name: site } = useSite()
  return (
    <div className="wrap pt-4 lg:pt-8">
      <PageHead title={`${t('player.searchTitle')} · ${site}`} noindex />
      <section className="slab overflow-hidden lg:grid lg:min-h-88 lg:grid-cols-[1.1fr_minmax(0,1fr)] [&_img]:block [&_img]:aspect-16/9 [&_img]:h-full [&_img]:w-full [&_img]:object-cover">
        <Picture art={ART.lost} alt="" sizes="(width >= 64rem) 40rem, 100vw" loading="eager" />
        <div className="grid content-center gap-4 p-4 lg:p-10">
          <div>
            <h1 className="text-xl [overflow-wrap:anywhere] lg:text-2xl">{t('player.unknown', { name })}</h1>
            <p className="mt-2 text-soft">{t('player.unknownText')}</p>
          </div>
          {near.length > 0 && (
            <div>
              <p className="mb-2 text-faint text-sm">{t('player.near')}</p>
              <ul className="flex flex-wrap gap-2">
                {near.map((one) => (
                  <li key={one.name}>
                    <SiteLink to={playerPath(one.name) ?? '/player'} className="link-chip">
                      <PlayerHead name={one.name} size={24} />
                      {one.name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <FindForm />
          <p className="text-sm text-soft">
            {t('player.yours')}{' '}
            <SiteLink to="/" className="link">
              {t('player.join')}
            </SiteLink>
          </p>
        </div>
      </section>
    </div>
  )
}
