import { useText } from '../i18n/use-text.ts'
import { ART } from '../ui/art.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { isOutside } from './menu-link.tsx'
import { PageHead } from './page-head.tsx'
import { SiteLink } from './site-link.tsx'
import { useMenus } from './use-menus.ts'

export default function NotFoundPage() {
  const { t } = useText()
  const menus = useMenus()
  return (
    <section className="hero [--focus:64%_60%] [--foot:17rem]">
      <PageHead title={t('shell.notFoundTitle')} noindex />
      <Picture art={ART.lost} alt={t('shell.notFoundPicture')} sizes="100vw" loading="eager" />
      <div className="scrim" />
      <div className="wrap flex flex-1 flex-col justify-end pb-14 md:justify-center md:pb-24">
        <p className="num font-bold text-sm text-soft">404</p>
        <h1 className="mt-1 max-w-[9em] text-3xl lg:text-4xl">{t('shell.notFoundTitle')}</h1>
        <p className="mt-3 max-w-[26rem] text-soft lg:text-lg">{t('shell.notFoundText')}</p>
        <div className="mt-6 grid sm:flex">
          <SiteLink to="/" className={buttonLook({ size: 'lg' })}>
            <Icon name="house" />
            {t('shell.backToHome')}
          </SiteLink>
        </div>
        <div className="mt-2 flex flex-wrap gap-x-5 font-semibold">
          {/* Beside the way home: the other pages of the bar. */}
          {menus.bar
            .filter(([href]) => href !== '/' && !isOutside(href))
            .map(([href, label, icon]) => (
              <SiteLink key={href} to={href} className="flex min-h-11 items-center gap-2 hover:underline">
                <Icon name={icon} className="text-faint" />
                {label}
              </SiteLink>
            ))}
        </div>
      </div>
      <div className="steps" />
    </section>
  )
}
